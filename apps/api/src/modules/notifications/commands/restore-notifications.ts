import { brokenConstraint, transact } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { NotificationsContext } from '../context.ts';
import { setRestored } from '../storage/notifications.ts';

/** Something new may arrive about the same thing at this very moment: then it stands, and the rest is had back. */
export async function restoreNotifications(context: Pick<NotificationsContext, 'db'>, userId: string, tries = 3): Promise<void> {
  try {
    await transact(context.db, async (tx) => {
      if ((await setRestored(tx, userId)) > 0)
        sendEvent(tx, userId, { type: 'notification.changed', what: 'restored', id: null });
    });
  } catch (error) {
    if (tries === 1 || brokenConstraint(error) !== 'notification_counts') throw error;
    await restoreNotifications(context, userId, tries - 1);
  }
}
