import { unsubscribe as call } from '@waybill/contract/users/unsubscribe';
import { defineRoute } from '../../../platform/http/route.ts';
import { unsubscribe } from '../commands/unsubscribe.ts';
import type { NotificationsContext } from '../context.ts';

export const unsubscribeRoute = defineRoute(call, (context: NotificationsContext, { query }) =>
  unsubscribe(context, query.token),
);
