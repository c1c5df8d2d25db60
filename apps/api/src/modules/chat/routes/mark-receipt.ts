import { markReceipt as call } from '@waybill/contract/chat/mark-receipt';
import { defineRoute } from '../../../platform/http/route.ts';
import { markReceipt } from '../commands/mark-receipt.ts';
import type { ChatContext } from '../context.ts';

export const markReceiptRoute = defineRoute(call, (context: ChatContext, { caller, params, body }) =>
  markReceipt(context, caller.userId, params.roomId, body),
);
