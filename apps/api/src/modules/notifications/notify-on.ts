import { type Db, transact } from '../../platform/db/database.ts';
import { type DomainEvent, type Reaction, react } from '../../platform/jobs/outbox.ts';
import type { NotificationsContext } from './context.ts';
import { type NotificationInput, notify } from './notify.ts';

/** The reaction to an event that notifies somebody of it; of some there is nothing to tell. */
export function notifyOn<Data extends object>(
  event: DomainEvent<Data>,
  notificationOf: (db: Db, data: Data) => Promise<NotificationInput | undefined>,
): Reaction<NotificationsContext> {
  return react(event, 'notification', async (context: NotificationsContext, data) => {
    const notification = await notificationOf(context.db, data);
    if (notification) await transact(context.db, (tx) => notify(context, tx, notification));
  });
}
