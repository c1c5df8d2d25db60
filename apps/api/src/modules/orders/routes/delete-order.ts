import { deleteOrder as call } from '@waybill/contract/orders/delete-order';
import { defineRoute } from '../../../platform/http/route.ts';
import { deleteOrder } from '../commands/delete-order.ts';
import type { OrdersContext } from '../context.ts';

export const deleteOrderRoute = defineRoute(call, (context: OrdersContext, { caller, params }) =>
  deleteOrder(context, caller.userId, params.id),
);
