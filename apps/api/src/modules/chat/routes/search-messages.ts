import { searchMessages as call } from '@waybill/contract/chat/search-messages';
import { defineRoute } from '../../../platform/http/route.ts';
import type { ChatContext } from '../context.ts';
import { searchRoom } from '../read-messages.ts';

export const searchMessagesRoute = defineRoute(call, ({ db }: ChatContext, { caller, params, query }) =>
  searchRoom(db, params.roomId, caller.userId, query),
);
