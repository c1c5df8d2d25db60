import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { saleCode } from '../sales/sale-code.ts';
import { buyerMessageView } from './buyer-message-view.ts';
import { chatLimits } from './chat-limits.ts';
import { messageNumber } from './message-number.ts';

export const listBuyerMessages = defineCall({
  method: 'GET',
  path: '/buy/{code}/messages',
  access: 'public',
  summary:
    'What buyer and seller have said to each other, oldest first, for the buyer on the device that proved their phone: the newest page, the one before a number, or the one after a number.',
  params: z.strictObject({ code: saleCode }),
  query: z
    .strictObject({
      before: z.optional(messageNumber),
      after: z.optional(messageNumber),
      limit: z._default(
        messageNumber.check(z.minimum(1, 'From 1 to 50'), z.maximum(chatLimits.page, 'From 1 to 50')),
        chatLimits.buyerPage,
      ),
    })
    .check(z.refine(({ before, after }) => before === undefined || after === undefined, 'Send one of before and after')),
  success: {
    status: 200,
    body: z.object({
      items: z.array(buyerMessageView),
      hasOlder: z.boolean(),
      hasNewer: z.boolean(),
      /** How far the seller has read; null where they do not show it. */
      readSeq: z.nullable(z.int()),
    }),
  },
  errors: ['not_found', 'forbidden'],
  limits: [{ by: 'ip', max: 6000, seconds: 3600 }],
});
