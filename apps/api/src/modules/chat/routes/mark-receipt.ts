import { markReceipt } from '@waybill/contract/chat/mark-receipt';
import { defineRoute } from '../../../platform/http/route.ts';
import { mark } from '../commands/mark-receipt.ts';
import type { ChatContext } from '../context.ts';

export const markReceiptRoute = defineRoute(markReceipt, (context: ChatContext, { caller, params, body }) =>
  mark(context, caller.userId, params.roomId, body),
);
