import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { buyView } from './buy-view.ts';
import { buyerPayWays } from './enums.ts';
import { saleCode } from './sale-code.ts';

export const paySale = defineCall({
  method: 'POST',
  path: '/buy/{code}/payment',
  access: 'public',
  summary:
    'Begin to pay what was ordered, for its buyer: a bank account that is there for this payment alone and expires, or the page of the card provider; dollars on PayPal’s.',
  idempotent: true,
  params: z.strictObject({ code: saleCode }),
  body: z.strictObject({ way: z.enum(buyerPayWays, 'Please choose how you pay') }),
  success: { status: 201, body: buyView },
  errors: ['not_found', 'forbidden', 'no_longer_open', 'key_used_otherwise', 'request_under_way', 'provider_unavailable'],
  limits: [{ by: 'ip', max: 120, seconds: 3600 }],
});
