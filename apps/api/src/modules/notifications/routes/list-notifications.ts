import { listNotifications as call } from '@waybill/contract/notifications/list-notifications';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { countUnseen, listNotificationsOf } from '../storage/notifications.ts';
import { notificationViewOf } from '../views.ts';

export const listNotificationsRoute = defineRoute(call, async ({ db }, { caller, query }) => {
  const { limit, skip, cursor, filter } = query;
  const [rows, unseen] = await Promise.all([
    listNotificationsOf(db, caller.userId, filter, { before: decodeCursor(cursor), limit: limit + 1, skip }),
    countUnseen(db, caller.userId),
  ]);
  return { ...pageOf(rows, limit, notificationViewOf), unseen };
});
