import { createRoom as call } from '@waybill/contract/chat/create-room';
import { defineRoute } from '../../../platform/http/route.ts';
import { createRoom } from '../commands/create-room.ts';
import type { ChatContext } from '../context.ts';
import { readRoom } from '../read-rooms.ts';

export const createRoomRoute = defineRoute(call, async (context: ChatContext, { caller, body }) =>
  readRoom(context.db, await createRoom(context, caller.userId, body.userId), caller.userId),
);
