import { getOrder as call } from '@waybill/contract/orders/get-order';
import { defineRoute } from '../../../platform/http/route.ts';
import type { OrdersContext } from '../context.ts';
import { readOrder } from '../read-order.ts';

export const getOrderRoute = defineRoute(call, (context: OrdersContext, { caller, params }) =>
  readOrder(context, params.id, caller.userId),
);
