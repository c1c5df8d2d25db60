import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { dispatchModeField } from '../timeline/item-fields.ts';
import { dutyView, positionFields } from './duty.ts';

export const setDuty = defineCall({
  method: 'PUT',
  path: '/orders/duty',
  access: 'member',
  summary: 'Go on duty with one’s position, or off duty. A business goes on duty within its working hours.',
  body: z.discriminatedUnion('isOnDuty', [
    z.strictObject({ isOnDuty: z.literal(true), dispatchMode: dispatchModeField, ...positionFields }),
    z.strictObject({ isOnDuty: z.literal(false) }),
  ]),
  success: { status: 200, body: dutyView },
  errors: ['kyc_required', 'outside_hours'],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
