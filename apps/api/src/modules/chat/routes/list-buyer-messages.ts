import { listBuyerMessages as call } from '@waybill/contract/chat/list-buyer-messages';
import { purchaseUnder } from '../../sales/index.ts';
import { defineRoute } from '../define-route.ts';
import { readBuyerMessages } from '../read-buyer-messages.ts';

export const listBuyerMessagesRoute = defineRoute(call, async (context, { params, query, request }) =>
  readBuyerMessages(context.db, await purchaseUnder(context, params.code, request), query),
);
