import { deleteRoom as call } from '@waybill/contract/chat/delete-room';
import { deleteRoom } from '../commands/delete-room.ts';
import { defineRoute } from '../define-route.ts';

export const deleteRoomRoute = defineRoute(call, (context, { caller, params }) =>
  deleteRoom(context, caller.userId, params.roomId),
);
