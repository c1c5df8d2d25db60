import { deleteRoom } from '@waybill/contract/chat/delete-room';
import { defineRoute } from '../../../platform/http/route.ts';
import { forget } from '../commands/delete-room.ts';
import type { ChatContext } from '../context.ts';

export const deleteRoomRoute = defineRoute(deleteRoom, (context: ChatContext, { caller, params }) =>
  forget(context, caller.userId, params.roomId),
);
