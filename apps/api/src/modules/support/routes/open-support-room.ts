import { openSupportRoom as call } from '@waybill/contract/support/open-support-room';
import { openSupportRoom } from '../commands/open-support-room.ts';
import { defineRoute } from '../define-route.ts';

export const openSupportRoomRoute = defineRoute(call, async (context, { caller }) => ({
  roomId: await openSupportRoom(context, caller.userId),
}));
