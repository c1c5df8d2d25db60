import { defineCall } from '../call.ts';
import { shiftBody, shiftView } from './shift-view.ts';

export const planShift = defineCall({
  method: 'POST',
  path: '/business/shifts',
  access: 'dispatch-partner',
  summary: 'Plan a shift of a rider. They are on duty from its beginning to its end, unless they say otherwise.',
  idempotent: true,
  body: shiftBody,
  success: { status: 201, body: shiftView },
  errors: ['not_found', 'shift_overlaps', 'shift_over', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 2000, seconds: 3600 }],
});
