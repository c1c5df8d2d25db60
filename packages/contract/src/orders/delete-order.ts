import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { orderId } from './order-fields.ts';

export const deleteOrder = defineCall({
  method: 'DELETE',
  path: '/orders/{id}',
  access: 'member',
  summary: 'Take back what one asked for, while nobody has answered. The same as moving it to Cancelled.',
  params: z.strictObject({ id: orderId }),
  success: { status: 204 },
  errors: ['not_found', 'step_not_allowed'],
});
