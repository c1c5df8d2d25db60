import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { orderId } from './order-fields.ts';

export const resendHandoverCode = defineCall({
  method: 'POST',
  path: '/orders/{id}/code',
  access: 'member',
  summary: 'The sender has the tracking link and the code sent to the receiver again. Once a minute, five an hour.',
  params: z.strictObject({ id: orderId }),
  success: { status: 202 },
  errors: ['not_found', 'step_not_allowed', 'code_too_soon'],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
