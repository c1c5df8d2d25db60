import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { because, toldAs } from './because.ts';
import { personDetailsView } from './get-person.ts';

export const liftMeasure = defineCall({
  method: 'POST',
  path: '/ops/measures/{measureId}/lifting',
  access: 'staff-confirmed',
  summary: 'Take back a warning, or end a restriction before its time. The person is told.',
  params: z.strictObject({ measureId: idOf('measure') }),
  /** The person reads `toldAs`, or a sentence of ours. `because` stays with staff. */
  body: z.strictObject({ because, toldAs }),
  success: { status: 200, body: personDetailsView },
  errors: ['not_found', 'forbidden', 'already_decided'],
});
