import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { measureReason } from '../measures/measure-view.ts';
import { because, toldAs } from './because.ts';
import { personDetailsView } from './get-person.ts';

export const longestRestrictionDays = 365;

const daysMessage = `Please choose 1 to ${longestRestrictionDays} days`;

/** For so many days; null: until somebody lifts it. */
export const restrictionDays = z.nullable(
  z.number(daysMessage).check(z.int(daysMessage), z.minimum(1, daysMessage), z.maximum(longestRestrictionDays, daysMessage)),
);

export const restrictPerson = defineCall({
  method: 'POST',
  path: '/ops/people/{uid}/restriction',
  access: 'staff-confirmed',
  summary:
    'Restrict somebody to reading, for some days or until it is lifted: what they have agreed to goes on, nothing new begins.',
  params: z.strictObject({ uid: idOf('user') }),
  /** The person reads the words of `reason`, and `toldAs` where it says more. `because` stays with staff. */
  body: z.strictObject({ reason: measureReason, days: restrictionDays, because, toldAs }),
  success: { status: 200, body: personDetailsView },
  errors: ['not_found', 'forbidden', 'already_decided'],
});
