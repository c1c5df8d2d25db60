import { changeReceiver as call } from '@waybill/contract/orders/change-receiver';
import { changeReceiver } from '../commands/change-receiver.ts';
import { defineRoute } from '../define-route.ts';
import { readOrder } from '../read-order.ts';

export const changeReceiverRoute = defineRoute(call, async (context, { caller, params, body }) => {
  await changeReceiver(context, caller.userId, params.id, body);
  return readOrder(context, params.id, caller.userId);
});
