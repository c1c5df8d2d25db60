import { tellTyping as call } from '@waybill/contract/chat/tell-typing';
import { sendPassingEvent } from '../../../platform/realtime/passing.ts';
import { defineRoute } from '../define-route.ts';
import { mayWrite, roomIsNotThere } from '../policies.ts';
import { findMembership } from '../storage/rooms.ts';

/**
 * A member who may not write, or who hides their presence, is not seen typing, and gets no error. Where one has muted the
 * other neither is seen: the one is not to be disturbed, the other is not to see that the chat was opened.
 */
export const tellTypingRoute = defineRoute(call, async ({ db }, { caller, params }) => {
  const { userId } = caller;
  const { roomId } = params;
  const room = await findMembership(db, roomId, userId);
  if (!room) throw roomIsNotThere();
  const isSeen = room.showPresence && !room.hasMuted && !room.isMuted;
  if (isSeen && (await mayWrite(db, userId, room)) === 'yes')
    await sendPassingEvent(db, room.otherId, { type: 'chat.typing', roomId, userId });
});
