import { unsubscribe } from '@waybill/contract/users/unsubscribe';
import { defineRoute } from '../../../platform/http/route.ts';
import { stopLetters } from '../commands/unsubscribe.ts';
import type { NotificationsContext } from '../context.ts';

export const unsubscribeRoute = defineRoute(unsubscribe, (context: NotificationsContext, { query }) =>
  stopLetters(context, query.token),
);
