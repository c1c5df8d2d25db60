import { clearNotifications } from '@waybill/contract/notifications/clear-notifications';
import { defineRoute } from '../../../platform/http/route.ts';
import { clearAll } from '../commands/clear-notifications.ts';
import type { NotificationsContext } from '../context.ts';

export const clearNotificationsRoute = defineRoute(clearNotifications, (context: NotificationsContext, { caller, query }) =>
  clearAll(context, caller.userId, query.until),
);
