import { markAllNotifications as call } from '@waybill/contract/notifications/mark-all-notifications';
import { markAllNotifications } from '../commands/mark-all-notifications.ts';
import { defineRoute } from '../define-route.ts';

export const markAllNotificationsRoute = defineRoute(call, (context, { caller, query }) =>
  markAllNotifications(context, caller.userId, query.until),
);
