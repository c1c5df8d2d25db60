import { sendMessage as call } from '@waybill/contract/chat/send-message';
import { sendMessage } from '../commands/send-message.ts';
import { defineRoute } from '../define-route.ts';

export const sendMessageRoute = defineRoute(call, (context, { caller, params, body }) =>
  sendMessage(context, caller.userId, params.roomId, body),
);
