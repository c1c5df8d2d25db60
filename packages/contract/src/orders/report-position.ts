import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { positionFields } from './duty.ts';
import { happenedAt } from './order-fields.ts';

export const reportPosition = defineCall({
  method: 'POST',
  path: '/orders/position',
  access: 'member',
  summary:
    'Where a carrier is: on duty, or with a parcel under way. Those who follow the parcel see it at once. Refused while there is neither.',
  body: z.strictObject({ ...positionFields, at: z.optional(happenedAt) }),
  success: { status: 204 },
  errors: ['not_on_duty'],
  limits: [{ by: 'caller', max: 1200, seconds: 3600 }],
});
