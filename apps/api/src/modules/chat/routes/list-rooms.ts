import { listRooms as call } from '@waybill/contract/chat/list-rooms';
import { defineRoute } from '../../../platform/http/route.ts';
import type { ChatContext } from '../context.ts';
import { readRooms } from '../read-rooms.ts';

export const listRoomsRoute = defineRoute(call, async ({ db }: ChatContext, { caller, query }) => ({
  items: await readRooms(db, caller.userId, query.searchText ?? ''),
}));
