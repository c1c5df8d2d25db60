import { deleteOrder as call } from '@waybill/contract/orders/delete-order';
import { deleteOrder } from '../commands/delete-order.ts';
import { defineRoute } from '../define-route.ts';

export const deleteOrderRoute = defineRoute(call, (context, { caller, params }) =>
  deleteOrder(context, caller.userId, params.id),
);
