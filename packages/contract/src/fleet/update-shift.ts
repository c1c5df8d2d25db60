import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { shiftBody, shiftView } from './shift-view.ts';

export const updateShift = defineCall({
  method: 'PUT',
  path: '/business/shifts/{shiftId}',
  access: 'dispatch-partner',
  summary: 'Move a shift to another time, another day or another rider. One that is over stays as it was.',
  params: z.strictObject({ shiftId: idOf('shift') }),
  body: shiftBody,
  success: { status: 200, body: shiftView },
  errors: ['not_found', 'shift_overlaps', 'shift_over'],
});
