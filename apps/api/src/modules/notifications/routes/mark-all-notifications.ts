import { markAllNotifications as call } from '@waybill/contract/notifications/mark-all-notifications';
import { defineRoute } from '../../../platform/http/route.ts';
import { markAllNotifications } from '../commands/mark-all-notifications.ts';
import type { NotificationsContext } from '../context.ts';

export const markAllNotificationsRoute = defineRoute(call, (context: NotificationsContext, { caller, query }) =>
  markAllNotifications(context, caller.userId, query.until),
);
