import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { doorWords } from '../receivers/door-fields.ts';
import { orderId } from './order-fields.ts';
import { orderView } from './order-view.ts';

export const sayAboutDoor = defineCall({
  method: 'PUT',
  path: '/orders/{id}/door-words',
  access: 'member',
  summary:
    'The carrier who stood at the door says something about it in one line, for whoever brings the next parcel of this sender to this receiver there. It takes the place of what was said before; an empty line takes one’s own back.',
  params: z.strictObject({ id: orderId }),
  body: z.strictObject({ words: doorWords }),
  success: { status: 200, body: orderView },
  errors: ['not_found', 'forbidden', 'step_not_allowed'],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
