import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const removeShift = defineCall({
  method: 'DELETE',
  path: '/business/shifts/{shiftId}',
  access: 'dispatch-partner',
  summary: 'Take a shift out of the plan. One that is over stays.',
  params: z.strictObject({ shiftId: idOf('shift') }),
  success: { status: 204 },
  errors: ['not_found', 'shift_over'],
});
