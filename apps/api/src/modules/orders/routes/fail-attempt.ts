import { failAttempt as call } from '@waybill/contract/orders/fail-attempt';
import { failAttempt } from '../commands/fail-attempt.ts';
import { defineRoute } from '../define-route.ts';
import { readOrder } from '../read-order.ts';

export const failAttemptRoute = defineRoute(call, async (context, { caller, params, body, idempotencyKey }) => {
  await failAttempt(context, caller.userId, idempotencyKey, { orderId: params.id, ...body });
  return readOrder(context, params.id, caller.userId);
});
