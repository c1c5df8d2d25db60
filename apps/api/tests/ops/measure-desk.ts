import { restrictPerson } from '@waybill/contract/ops/restrict-person';
import { warnPerson } from '@waybill/contract/ops/warn-person';
import type { Person } from '../support/people.ts';

export const because = 'Offered the same phone to forty people';
export const toldAs = 'Please say it once, and in your own words.';

export const warnBy = (staff: Person, uid: string) =>
  staff.call(warnPerson, { params: { uid }, body: { reason: 'spam', because, toldAs } });

export const restrictBy = (staff: Person, uid: string, { days }: { readonly days: number | null }) =>
  staff.call(restrictPerson, { params: { uid }, body: { reason: 'spam', days, because, toldAs } });
