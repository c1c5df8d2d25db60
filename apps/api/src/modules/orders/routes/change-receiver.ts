import { changeReceiver as call } from '@waybill/contract/orders/change-receiver';
import { defineRoute } from '../../../platform/http/route.ts';
import { changeReceiver } from '../commands/change-receiver.ts';
import type { OrdersContext } from '../context.ts';
import { readOrder } from '../read-order.ts';

export const changeReceiverRoute = defineRoute(call, async (context: OrdersContext, { caller, params, body }) => {
  await changeReceiver(context, caller.userId, params.id, body);
  return readOrder(context, params.id, caller.userId);
});
