import { markNotification as call } from '@waybill/contract/notifications/mark-notification';
import { defineRoute } from '../../../platform/http/route.ts';
import { markNotification } from '../commands/mark-notification.ts';
import type { NotificationsContext } from '../context.ts';
import { notificationViewOf } from '../views.ts';

export const markNotificationRoute = defineRoute(call, async (context: NotificationsContext, { caller, params }) =>
  notificationViewOf(await markNotification(context, caller.userId, params.id)),
);
