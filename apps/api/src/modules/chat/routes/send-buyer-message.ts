import { sendBuyerMessage as call } from '@waybill/contract/chat/send-buyer-message';
import { purchaseUnder } from '../../sales/index.ts';
import { sendBuyerMessage } from '../commands/send-buyer-message.ts';
import { defineRoute } from '../define-route.ts';
import { buyerMessageViewOf } from '../views.ts';

export const sendBuyerMessageRoute = defineRoute(call, async (context, { params, body, request }) =>
  buyerMessageViewOf(await sendBuyerMessage(context, await purchaseUnder(context, params.code, request), body)),
);
