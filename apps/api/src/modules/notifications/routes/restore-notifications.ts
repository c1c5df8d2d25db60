import { restoreNotifications } from '@waybill/contract/notifications/restore-notifications';
import { defineRoute } from '../../../platform/http/route.ts';
import { restoreCleared } from '../commands/restore-notifications.ts';
import type { NotificationsContext } from '../context.ts';

export const restoreNotificationsRoute = defineRoute(restoreNotifications, (context: NotificationsContext, { caller }) =>
  restoreCleared(context, caller.userId),
);
