import { sendBuyerCode as call } from '@waybill/contract/sales/send-buyer-code';
import { sendBuyerCode } from '../commands/send-buyer-code.ts';
import { defineRoute } from '../define-route.ts';
import { saleUnder } from '../find-link.ts';

export const sendBuyerCodeRoute = defineRoute(call, async (context, { params, body, request }) =>
  sendBuyerCode(context, await saleUnder(context, request, params.code), body.phoneNumber),
);
