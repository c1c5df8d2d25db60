import { restoreNotifications as call } from '@waybill/contract/notifications/restore-notifications';
import { defineRoute } from '../../../platform/http/route.ts';
import { restoreNotifications } from '../commands/restore-notifications.ts';
import type { NotificationsContext } from '../context.ts';

export const restoreNotificationsRoute = defineRoute(call, (context: NotificationsContext, { caller }) =>
  restoreNotifications(context, caller.userId),
);
