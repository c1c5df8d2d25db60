import { clearNotifications as call } from '@waybill/contract/notifications/clear-notifications';
import { clearNotifications } from '../commands/clear-notifications.ts';
import { defineRoute } from '../define-route.ts';

export const clearNotificationsRoute = defineRoute(call, (context, { caller, query }) =>
  clearNotifications(context, caller.userId, query.until),
);
