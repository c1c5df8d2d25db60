import { listRooms as call } from '@waybill/contract/chat/list-rooms';
import { defineRoute } from '../define-route.ts';
import { readRooms } from '../read-rooms.ts';

export const listRoomsRoute = defineRoute(call, async ({ db }, { caller, query }) => ({
  items: await readRooms(db, caller.userId, query.searchText ?? ''),
}));
