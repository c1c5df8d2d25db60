import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amountView, currencyCode } from '../money.ts';
import { addressJson } from '../places/place.ts';
import { saleCode } from './sale-code.ts';

export const quoteDelivery = defineCall({
  method: 'POST',
  path: '/buy/{code}/quote',
  access: 'public',
  summary: 'What the delivery of a sale to this place costs its buyer, and all that they pay.',
  params: z.strictObject({ code: saleCode }),
  body: z.strictObject({ dropOffAddressJson: addressJson }),
  success: {
    status: 200,
    body: z.object({
      fee: amountView,
      charge: amountView,
      buyerPays: amountView,
      currency: currencyCode,
      distanceKm: z.number(),
    }),
  },
  errors: ['not_found', 'no_longer_open'],
  limits: [{ by: 'ip', max: 600, seconds: 3600 }],
});
