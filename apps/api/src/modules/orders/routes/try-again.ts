import { tryAgain as call } from '@waybill/contract/orders/try-again';
import { tryAgain } from '../commands/try-again.ts';
import { defineRoute } from '../define-route.ts';
import { readOrder } from '../read-order.ts';

export const tryAgainRoute = defineRoute(call, async (context, { caller, params, body, idempotencyKey }) => {
  await tryAgain(context, caller.userId, idempotencyKey, { orderId: params.id, ...body });
  return readOrder(context, params.id, caller.userId);
});
