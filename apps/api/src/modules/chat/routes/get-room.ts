import { getRoom as call } from '@waybill/contract/chat/get-room';
import { defineRoute } from '../define-route.ts';
import { readRoom } from '../read-rooms.ts';

export const getRoomRoute = defineRoute(call, ({ db }, { caller, params }) => readRoom(db, params.roomId, caller.userId));
