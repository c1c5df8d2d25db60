import { updateOrder } from '@waybill/contract/orders/update-order';
import { defineRoute } from '../../../platform/http/route.ts';
import { moveOrder } from '../commands/move-order.ts';
import type { OrdersContext } from '../context.ts';
import { readOrder } from '../read-order.ts';

export const updateOrderRoute = defineRoute(updateOrder, async (context: OrdersContext, { caller, body, idempotencyKey }) =>
  readOrder(context, await moveOrder(context, caller.userId, idempotencyKey, body), caller.userId),
);
