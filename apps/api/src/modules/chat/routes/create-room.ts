import { createRoom as call } from '@waybill/contract/chat/create-room';
import { createRoom } from '../commands/create-room.ts';
import { defineRoute } from '../define-route.ts';
import { readRoom } from '../read-rooms.ts';

export const createRoomRoute = defineRoute(call, async (context, { caller, body }) =>
  readRoom(context.db, await createRoom(context, caller.userId, body.userId), caller.userId),
);
