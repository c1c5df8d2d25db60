import { getLiveChat as call } from '@waybill/contract/support/get-live-chat';
import { reachOf } from '../../users/index.ts';
import { defineRoute } from '../define-route.ts';

export const getLiveChatRoute = defineRoute(call, async ({ db, liveChat }, { caller: { userId } }) => {
  const person = liveChat && (await reachOf(db, userId));
  if (!person) return { provider: 'room' as const };
  const { fullName, email, isEmailVerified } = person;
  return liveChat.widgetFor({ userId, fullName, email: isEmailVerified ? email : null }) ?? { provider: 'room' as const };
});
