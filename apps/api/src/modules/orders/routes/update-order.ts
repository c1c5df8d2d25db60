import { updateOrder as call } from '@waybill/contract/orders/update-order';
import { updateOrder } from '../commands/update-order.ts';
import { defineRoute } from '../define-route.ts';
import { readOrder } from '../read-order.ts';

export const updateOrderRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) =>
  readOrder(context, await updateOrder(context, caller.userId, idempotencyKey, body), caller.userId),
);
