import { sendMessage } from '@waybill/contract/chat/send-message';
import { defineRoute } from '../../../platform/http/route.ts';
import { say } from '../commands/send-message.ts';
import type { ChatContext } from '../context.ts';

export const sendMessageRoute = defineRoute(sendMessage, (context: ChatContext, { caller, params, body }) =>
  say(context, caller.userId, params.roomId, body),
);
