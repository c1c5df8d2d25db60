import { openSupportRoom as call } from '@waybill/contract/support/open-support-room';
import { defineRoute } from '../../../platform/http/route.ts';
import { openSupportRoom } from '../commands/open-support-room.ts';
import type { SupportContext } from '../context.ts';

export const openSupportRoomRoute = defineRoute(call, async (context: SupportContext, { caller }) => ({
  roomId: await openSupportRoom(context, caller.userId),
}));
