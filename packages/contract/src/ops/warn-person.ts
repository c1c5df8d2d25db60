import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { measureReason } from '../measures/measure-view.ts';
import { because, toldAs } from './because.ts';
import { personDetailsView } from './get-person.ts';

export const warnPerson = defineCall({
  method: 'POST',
  path: '/ops/people/{uid}/warnings',
  access: 'staff-confirmed',
  summary: 'Warn somebody: they read it, by email too, and confirm it. Nothing is closed to them, and nobody else sees it.',
  params: z.strictObject({ uid: idOf('user') }),
  /** The person reads the words of `reason`, and `toldAs` where it says more. `because` stays with staff. */
  body: z.strictObject({ reason: measureReason, because, toldAs }),
  success: { status: 200, body: personDetailsView },
  errors: ['not_found', 'forbidden'],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
