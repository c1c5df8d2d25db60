import { updateOrder as call } from '@waybill/contract/orders/update-order';
import { defineRoute } from '../../../platform/http/route.ts';
import { updateOrder } from '../commands/update-order.ts';
import type { OrdersContext } from '../context.ts';
import { readOrder } from '../read-order.ts';

export const updateOrderRoute = defineRoute(call, async (context: OrdersContext, { caller, body, idempotencyKey }) =>
  readOrder(context, await updateOrder(context, caller.userId, idempotencyKey, body), caller.userId),
);
