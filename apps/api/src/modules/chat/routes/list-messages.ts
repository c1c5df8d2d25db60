import { listMessages as call } from '@waybill/contract/chat/list-messages';
import { defineRoute } from '../define-route.ts';
import { readMessages } from '../read-messages.ts';

export const listMessagesRoute = defineRoute(call, ({ db }, { caller, params, query }) =>
  readMessages(db, params.roomId, caller.userId, query),
);
