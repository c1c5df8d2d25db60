import { createOrder } from '@waybill/contract/orders/create-order';
import { defineRoute } from '../../../platform/http/route.ts';
import { requestOrder } from '../commands/request-order.ts';
import type { OrdersContext } from '../context.ts';
import { readOrder } from '../read-order.ts';

export const createOrderRoute = defineRoute(createOrder, async (context: OrdersContext, { caller, body, idempotencyKey }) =>
  readOrder(context, await requestOrder(context, caller.userId, idempotencyKey, body), caller.userId),
);
