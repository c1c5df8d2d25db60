import { getUnseen as call } from '@waybill/contract/notifications/get-unseen';
import { unreadChats } from '../../chat/index.ts';
import { defineRoute } from '../define-route.ts';
import { hiddenFrom } from '../policies.ts';
import { countUnseen } from '../storage/notifications.ts';

export const getUnseenRoute = defineRoute(call, async ({ db }, { caller }) => {
  const [chats, notifications] = await Promise.all([
    unreadChats(db, caller.userId),
    countUnseen(db, caller.userId, hiddenFrom(caller)),
  ]);
  return { chats: Math.min(chats, 99), notifications };
});
