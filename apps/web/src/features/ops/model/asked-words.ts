import type { AskedSideView } from '@waybill/contract/ops/case-view';
import { here } from '../../../ui/calendar.ts';
import { formatMoment } from '../../../ui/format-when.ts';

/** Whose answer a case waits for, or did: “Waiting for Tunde Bello until Sat 14 Nov, 9:40 am”. */
export function askedWords({ name, state, until }: AskedSideView, now: Date): string {
  if (state === 'waiting') return `Waiting for ${name} until ${formatMoment(new Date(until), now, here)}`;
  return state === 'answered' ? `${name} has answered` : `No answer from ${name} in time`;
}
