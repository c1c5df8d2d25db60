import { type NotificationName, notificationTypes } from '@waybill/contract/notifications/enums';
import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import type { NotificationView } from '@waybill/contract/notifications/notification-view';
import { newId } from '../../src/platform/ids.ts';
import { eventually } from '../support/eventually.ts';
import type { Visitor } from '../support/visitor.ts';
import type { World } from '../support/world.ts';

type Row = {
  readonly type?: NotificationName;
  readonly category?: string;
  readonly subject?: string;
  readonly minutesAgo?: number;
};

/** Inserts a notification without the act that it is about. */
export async function insertNotification(world: World, userId: string, row: Row = {}): Promise<string> {
  const { type = 'liked', category = 'social', subject = newId('post'), minutesAgo = 0 } = row;
  const id = newId('notification');
  await world.db`
    insert into notification (id, user_id, type, category, subject, message, link, created_at, modified_at)
    select ${id}, ${userId}, ${notificationTypes[type]}, ${category}, ${subject}, 'Something happened.', '/timeline', at, at
    from (select now() - make_interval(mins => ${minutesAgo}) as at) as then_`;
  return id;
}

export const notificationsOf = async (
  person: Pick<Visitor, 'call'>,
  query: Record<string, unknown> = {},
): Promise<NotificationView[]> => (await person.call(listNotifications, { query })).result.items;

/** Waits for a notification of this kind that is as it should be. */
export function notified(
  person: Pick<Visitor, 'call'>,
  type: NotificationName,
  isRight: (row: NotificationView) => boolean = () => true,
): Promise<NotificationView> {
  return eventually(`A notification of ${type}`, async () =>
    (await notificationsOf(person)).find((row) => row.NotificationType === notificationTypes[type] && isRight(row)),
  );
}

/** Waits until everybody has been notified of everything. */
export async function allNotified(world: World): Promise<void> {
  await eventually('The end of all notifications', async () => {
    const rows = await world.db`
      select 1 from jobs.job where state in ('created', 'active', 'retry')
        and (group_id like '%.notification' or group_id like 'notifications.ring%' or group_id = 'notifications.send-email')`;
    return rows.length === 0;
  });
}
