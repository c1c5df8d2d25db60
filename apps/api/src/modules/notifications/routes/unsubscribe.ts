import { unsubscribe as call } from '@waybill/contract/users/unsubscribe';
import { unsubscribe } from '../commands/unsubscribe.ts';
import { defineRoute } from '../define-route.ts';

export const unsubscribeRoute = defineRoute(call, (context, { query }) => unsubscribe(context, query.token));
