import { keepReceiver as call } from '@waybill/contract/receivers/keep-receiver';
import { keepReceiver } from '../commands/keep-receiver.ts';
import { defineRoute } from '../define-route.ts';
import { readReceiver } from '../read-receivers.ts';

export const keepReceiverRoute = defineRoute(call, async (context, { caller, body }) =>
  readReceiver(context.db, caller.userId, await keepReceiver(context, caller, body)),
);
