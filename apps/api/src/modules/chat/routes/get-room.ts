import { getRoom as call } from '@waybill/contract/chat/get-room';
import { defineRoute } from '../../../platform/http/route.ts';
import type { ChatContext } from '../context.ts';
import { readRoom } from '../read-rooms.ts';

export const getRoomRoute = defineRoute(call, ({ db }: ChatContext, { caller, params }) =>
  readRoom(db, params.roomId, caller.userId),
);
