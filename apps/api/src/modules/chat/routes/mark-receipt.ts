import { markReceipt as call } from '@waybill/contract/chat/mark-receipt';
import { markReceipt } from '../commands/mark-receipt.ts';
import { defineRoute } from '../define-route.ts';

export const markReceiptRoute = defineRoute(call, (context, { caller, params, body }) =>
  markReceipt(context, caller.userId, params.roomId, body),
);
