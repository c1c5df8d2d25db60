import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { NotificationsContext } from '../context.ts';
import { type NotificationRow, setSeen } from '../storage/notifications.ts';

export async function markNotification(
  { db }: Pick<NotificationsContext, 'db'>,
  userId: string,
  id: string,
): Promise<NotificationRow> {
  return transact(db, async (tx) => {
    const seen = await setSeen(tx, userId, id);
    if (!seen) throw new Problem('not_found', 'There is no such notification any more.');
    if (seen.wasUnseen) sendEvent(tx, userId, { type: 'notification.changed', what: 'seen', id });
    return seen.row;
  });
}
