import { transact } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { NotificationsContext } from '../context.ts';
import { setAllCleared } from '../storage/notifications.ts';

export async function clearNotifications(
  { db }: Pick<NotificationsContext, 'db'>,
  userId: string,
  until: string | undefined,
): Promise<void> {
  await transact(db, async (tx) => {
    if ((await setAllCleared(tx, userId, until)) > 0)
      sendEvent(tx, userId, { type: 'notification.changed', what: 'cleared', id: null });
  });
}
