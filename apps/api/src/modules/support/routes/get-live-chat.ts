import { getLiveChat as call } from '@waybill/contract/support/get-live-chat';
import { defineRoute } from '../../../platform/http/route.ts';
import { reachOf } from '../../users/index.ts';
import type { SupportContext } from '../context.ts';

export const getLiveChatRoute = defineRoute(call, async ({ db, liveChat }: SupportContext, { caller: { userId } }) => {
  const person = liveChat && (await reachOf(db, userId));
  if (!person) return { provider: 'room' as const };
  const { fullName, email, isEmailVerified } = person;
  return liveChat.widgetFor({ userId, fullName, email: isEmailVerified ? email : null }) ?? { provider: 'room' as const };
});
