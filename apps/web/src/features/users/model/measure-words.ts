import type { AppealOutcome } from '@waybill/contract/measures/appeal-view';
import { isInForce, type MeasureKind, type MeasureView } from '@waybill/contract/measures/measure-view';
import { here } from '../../../ui/calendar.ts';
import { formatMoment } from '../../../ui/format-when.ts';

export const measureTitles: Readonly<Record<MeasureKind, string>> = {
  warning: 'A warning',
  takedown: 'Taken down',
  restriction: 'For reading only',
  suspension: 'Suspended',
};

/** How an appeal ended, as whoever made it reads it. */
export const answerWords: Readonly<Record<AppealOutcome, string>> = {
  stands: 'We looked again, and it stands',
  'taken-back': 'You were right: we took it back',
  lifted: 'It was taken back before we answered',
  withdrawn: 'It was closed',
};

function momentOf(at: string): string {
  return formatMoment(new Date(at), new Date(), here);
}

/** “until Sat 14 Nov, 9:40 am”, or until somebody ends it. */
export function untilWords(until: string | null): string {
  return until === null ? 'until our team lifts it' : `until ${momentOf(until)}`;
}

/** What it means for the person, now. */
export function meaningOf({ kind, until, lifted }: Pick<MeasureView, 'kind' | 'until' | 'lifted'>): string {
  if (lifted) return `Taken back on ${momentOf(lifted.at)}.`;
  if (!isInForce({ until, lifted }, Date.now())) return `It was over on ${momentOf(until ?? '')}.`;
  if (kind === 'restriction') return `Your account is for reading only ${untilWords(until)}.`;
  if (kind === 'warning') return 'Nothing is closed to you. Next time it may be.';
  if (kind === 'takedown') return 'Others do not see it any more.';
  return 'You cannot use the app until our team restores your account.';
}
