import { createRoom } from '@waybill/contract/chat/create-room';
import { defineRoute } from '../../../platform/http/route.ts';
import { roomWith } from '../commands/create-room.ts';
import type { ChatContext } from '../context.ts';
import { readRoom } from '../read-rooms.ts';

export const createRoomRoute = defineRoute(createRoom, async (context: ChatContext, { caller, body }) =>
  readRoom(context.db, await roomWith(context, caller.userId, body.userId), caller.userId),
);
