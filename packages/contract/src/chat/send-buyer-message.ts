import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { saleLimits } from '../sales/enums.ts';
import { saleCode } from '../sales/sale-code.ts';
import { lines } from '../text.ts';
import { buyerMessageView } from './buyer-message-view.ts';
import { clientId } from './client-id.ts';

export const sendBuyerMessage = defineCall({
  method: 'POST',
  path: '/buy/{code}/messages',
  access: 'public',
  summary:
    'Write to the seller of what one has ordered, who has it as a chat. Stored before this answers; sent again under the same clientId it is no second message.',
  params: z.strictObject({ code: saleCode }),
  body: z.strictObject({
    clientId,
    messageText: lines(saleLimits.chatText, 'Please write something').check(z.minLength(1, 'Please write something')),
  }),
  success: { status: 201, body: buyerMessageView },
  errors: ['not_found', 'forbidden', 'not_reachable', 'key_used_otherwise'],
  limits: [{ by: 'ip', max: 600, seconds: 3600 }],
});
