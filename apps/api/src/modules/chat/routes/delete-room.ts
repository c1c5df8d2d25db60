import { deleteRoom as call } from '@waybill/contract/chat/delete-room';
import { defineRoute } from '../../../platform/http/route.ts';
import { deleteRoom } from '../commands/delete-room.ts';
import type { ChatContext } from '../context.ts';

export const deleteRoomRoute = defineRoute(call, (context: ChatContext, { caller, params }) =>
  deleteRoom(context, caller.userId, params.roomId),
);
