import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { measureReason } from '../measures/measure-view.ts';
import { because, toldAs } from './because.ts';
import { personDetailsView } from './get-person.ts';

export const suspendPerson = defineCall({
  method: 'POST',
  path: '/ops/people/{uid}/suspension',
  access: 'staff-confirmed',
  summary: 'Suspend somebody: every call of theirs is refused from now on. Not oneself, and not other staff.',
  params: z.strictObject({ uid: idOf('user') }),
  /** The person gets an email with `toldAs`, or a standard sentence. `because` stays with staff. */
  body: z.strictObject({ reason: z._default(measureReason, 'other'), because, toldAs }),
  success: { status: 200, body: personDetailsView },
  errors: ['not_found', 'forbidden', 'already_decided'],
});
