import { listNotifications as call } from '@waybill/contract/notifications/list-notifications';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { hiddenFrom } from '../policies.ts';
import { countUnseen, listNotificationsOf } from '../storage/notifications.ts';
import { notificationViewOf } from '../views.ts';

export const listNotificationsRoute = defineRoute(call, async ({ db }, { caller, query }) => {
  const { limit, skip, cursor, filter } = query;
  const except = hiddenFrom(caller);
  const [rows, unseen] = await Promise.all([
    listNotificationsOf(db, caller.userId, filter, { before: decodeCursor(cursor), limit: limit + 1, skip, except }),
    countUnseen(db, caller.userId, except),
  ]);
  return { ...pageOf(rows, limit, notificationViewOf), unseen };
});
