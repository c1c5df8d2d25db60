import { markAllNotifications } from '@waybill/contract/notifications/mark-all-notifications';
import { defineRoute } from '../../../platform/http/route.ts';
import { markAll } from '../commands/mark-all-notifications.ts';
import type { NotificationsContext } from '../context.ts';

export const markAllNotificationsRoute = defineRoute(markAllNotifications, (context: NotificationsContext, { caller, query }) =>
  markAll(context, caller.userId, query.until),
);
