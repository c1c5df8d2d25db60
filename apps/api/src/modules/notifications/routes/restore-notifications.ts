import { restoreNotifications as call } from '@waybill/contract/notifications/restore-notifications';
import { restoreNotifications } from '../commands/restore-notifications.ts';
import { defineRoute } from '../define-route.ts';

export const restoreNotificationsRoute = defineRoute(call, (context, { caller }) => restoreNotifications(context, caller.userId));
