import { updateReceiver as call } from '@waybill/contract/receivers/update-receiver';
import { updateReceiver } from '../commands/update-receiver.ts';
import { defineRoute } from '../define-route.ts';
import { readReceiver } from '../read-receivers.ts';

export const updateReceiverRoute = defineRoute(call, async (context, { caller, params: { receiverId }, body }) => {
  await updateReceiver(context, caller.userId, receiverId, body);
  return readReceiver(context.db, caller.userId, receiverId);
});
