import { searchMessages as call } from '@waybill/contract/chat/search-messages';
import { defineRoute } from '../define-route.ts';
import { searchRoom } from '../read-messages.ts';

export const searchMessagesRoute = defineRoute(call, ({ db }, { caller, params, query }) =>
  searchRoom(db, params.roomId, caller.userId, query),
);
