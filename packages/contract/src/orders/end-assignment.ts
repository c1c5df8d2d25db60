import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { orderId } from './order-fields.ts';

export const endAssignment = defineCall({
  method: 'DELETE',
  path: '/orders/{id}/rider',
  access: 'dispatch-partner',
  summary: 'Take an order back from the member who has it: it waits for another.',
  params: z.strictObject({ id: orderId }),
  success: { status: 204 },
  errors: ['not_found', 'step_not_allowed'],
});
