import { transact } from '../../../platform/db/database.ts';
import { type Reaction, react } from '../../../platform/jobs/outbox.ts';
import { messageSent } from '../../chat/index.ts';
import { isHere } from '../../users/index.ts';
import type { NotificationsContext } from '../context.ts';
import { ringForChat, ringOptions } from '../jobs/ring.ts';
import { setEmailDue } from '../storage/due-emails.ts';
import { hasPhone, isUnread } from '../storage/rings.ts';

/**
 * Chat has a badge of its own and makes no rows here; a phone rings, and messages still unread later become an email. The
 * push has a job of its own: a push service that is slow holds up no emails.
 */
const notifyOfMessage = react(
  messageSent,
  'notification',
  async (context: NotificationsContext, { roomId, seq, receiverId }) => {
    const { db, enqueueAll } = context;
    if (!(await isUnread(db, roomId, seq, receiverId))) return;
    const rings = (await hasPhone(db, receiverId)) && !(await isHere(db, receiverId));
    await transact(db, async (tx) => {
      await setEmailDue(tx, receiverId);
      if (rings) enqueueAll(tx, ringForChat, [{ roomId, receiverId, seq }]);
    });
  },
  { keptSeconds: ringOptions.keptSeconds },
);

export const chatReactions: readonly Reaction<NotificationsContext>[] = [notifyOfMessage];
