import { deleteOrder } from '@waybill/contract/orders/delete-order';
import { defineRoute } from '../../../platform/http/route.ts';
import { takeBack } from '../commands/take-back.ts';
import type { OrdersContext } from '../context.ts';

export const deleteOrderRoute = defineRoute(deleteOrder, (context: OrdersContext, { caller, params }) =>
  takeBack(context, caller.userId, params.id),
);
