import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { orderId } from './order-fields.ts';
import { orderView } from './order-view.ts';

export const getOrder = defineCall({
  method: 'GET',
  path: '/orders/{id}',
  access: 'member',
  summary: 'An order of one’s own: the parcel, the people, the money, the history, and what one may do next.',
  params: z.strictObject({ id: orderId }),
  success: { status: 200, body: orderView },
  errors: ['not_found'],
});
