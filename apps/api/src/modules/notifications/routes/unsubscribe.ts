import { unsubscribe } from '@waybill/contract/users/unsubscribe';
import { defineRoute } from '../../../platform/http/route.ts';
import { stopEmails } from '../commands/unsubscribe.ts';
import type { NotificationsContext } from '../context.ts';

export const unsubscribeRoute = defineRoute(unsubscribe, (context: NotificationsContext, { query }) =>
  stopEmails(context, query.token),
);
