import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { positionFields } from './duty.ts';
import { orderId } from './order-fields.ts';
import { orderView } from './order-view.ts';

export const arriveAtDoor = defineCall({
  method: 'POST',
  path: '/orders/{id}/door',
  access: 'member',
  summary:
    'The carrier of something that is paid at the door stands there: the buyer is asked to pay, and has 30 minutes. The same again within that time is no new arrival.',
  params: z.strictObject({ id: orderId }),
  /** Where the carrier is, if the phone knows it: no farther than a kilometre from the door. */
  body: z.strictObject({ latitude: z.optional(positionFields.latitude), longitude: z.optional(positionFields.longitude) }).check(
    z.refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
      message: 'Please send where you are',
      path: ['latitude'],
    }),
  ),
  success: { status: 200, body: orderView },
  errors: ['not_found', 'forbidden', 'step_not_allowed', 'out_of_reach'],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
