import { markNotification } from '@waybill/contract/notifications/mark-notification';
import { defineRoute } from '../../../platform/http/route.ts';
import { markOne } from '../commands/mark-notification.ts';
import type { NotificationsContext } from '../context.ts';
import { notificationViewOf } from '../views.ts';

export const markNotificationRoute = defineRoute(markNotification, async (context: NotificationsContext, { caller, params }) =>
  notificationViewOf(await markOne(context, caller.userId, params.id)),
);
