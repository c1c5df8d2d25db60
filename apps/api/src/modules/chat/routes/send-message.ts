import { sendMessage as call } from '@waybill/contract/chat/send-message';
import { defineRoute } from '../../../platform/http/route.ts';
import { sendMessage } from '../commands/send-message.ts';
import type { ChatContext } from '../context.ts';

export const sendMessageRoute = defineRoute(call, (context: ChatContext, { caller, params, body }) =>
  sendMessage(context, caller.userId, params.roomId, body),
);
