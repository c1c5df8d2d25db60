import { openSupportRoom } from '@waybill/contract/support/open-support-room';
import { defineRoute } from '../../../platform/http/route.ts';
import { roomWithSupport } from '../commands/open-support-room.ts';
import type { SupportContext } from '../context.ts';

export const openSupportRoomRoute = defineRoute(openSupportRoom, async (context: SupportContext, { caller }) => ({
  roomId: await roomWithSupport(context, caller.userId),
}));
