import { getUnseen as call } from '@waybill/contract/notifications/get-unseen';
import { defineRoute } from '../../../platform/http/route.ts';
import { unreadChats } from '../../chat/index.ts';
import type { NotificationsContext } from '../context.ts';

import { countUnseen } from '../storage/notifications.ts';

export const getUnseenRoute = defineRoute(call, async ({ db }: NotificationsContext, { caller }) => {
  const [chats, notifications] = await Promise.all([unreadChats(db, caller.userId), countUnseen(db, caller.userId)]);
  return { chats: Math.min(chats, 99), notifications };
});
