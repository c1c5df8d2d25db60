import { removeReceiver as call } from '@waybill/contract/receivers/remove-receiver';
import { removeReceiver } from '../commands/remove-receiver.ts';
import { defineRoute } from '../define-route.ts';

export const removeReceiverRoute = defineRoute(call, (context, { caller, params: { receiverId } }) =>
  removeReceiver(context, caller.userId, receiverId),
);
