import { createPriceQuote as call } from '@waybill/contract/timeline/create-price-quote';
import { createPriceQuote } from '../commands/create-price-quote.ts';
import { defineRoute } from '../define-route.ts';

export const createPriceQuoteRoute = defineRoute(call, (context, { caller, idempotencyKey, body }) =>
  createPriceQuote(context, caller.userId, idempotencyKey, body),
);
