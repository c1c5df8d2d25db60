import { listMessages as call } from '@waybill/contract/chat/list-messages';
import { defineRoute } from '../../../platform/http/route.ts';
import type { ChatContext } from '../context.ts';
import { readMessages } from '../read-messages.ts';

export const listMessagesRoute = defineRoute(call, ({ db }: ChatContext, { caller, params, query }) =>
  readMessages(db, params.roomId, caller.userId, query),
);
