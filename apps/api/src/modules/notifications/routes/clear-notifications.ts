import { clearNotifications as call } from '@waybill/contract/notifications/clear-notifications';
import { defineRoute } from '../../../platform/http/route.ts';
import { clearNotifications } from '../commands/clear-notifications.ts';
import type { NotificationsContext } from '../context.ts';

export const clearNotificationsRoute = defineRoute(call, (context: NotificationsContext, { caller, query }) =>
  clearNotifications(context, caller.userId, query.until),
);
