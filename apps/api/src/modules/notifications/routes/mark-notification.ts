import { markNotification as call } from '@waybill/contract/notifications/mark-notification';
import { markNotification } from '../commands/mark-notification.ts';
import { defineRoute } from '../define-route.ts';
import { notificationViewOf } from '../views.ts';

export const markNotificationRoute = defineRoute(call, async (context, { caller, params }) =>
  notificationViewOf(await markNotification(context, caller.userId, params.id)),
);
