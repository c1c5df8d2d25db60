import { createOrder as call } from '@waybill/contract/orders/create-order';
import { createOrder } from '../commands/create-order.ts';
import { defineRoute } from '../define-route.ts';
import { readOrder } from '../read-order.ts';

export const createOrderRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) =>
  readOrder(context, await createOrder(context, caller.userId, idempotencyKey, body), caller.userId),
);
