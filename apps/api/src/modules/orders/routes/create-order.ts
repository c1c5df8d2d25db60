import { createOrder as call } from '@waybill/contract/orders/create-order';
import { defineRoute } from '../../../platform/http/route.ts';
import { createOrder } from '../commands/create-order.ts';
import type { OrdersContext } from '../context.ts';
import { readOrder } from '../read-order.ts';

export const createOrderRoute = defineRoute(call, async (context: OrdersContext, { caller, body, idempotencyKey }) =>
  readOrder(context, await createOrder(context, caller.userId, idempotencyKey, body), caller.userId),
);
