import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amountView, currencyCode } from '../money.ts';
import { addressJson } from '../places/place.ts';
import { businessPriceView } from '../prices/price-quote-view.ts';
import { deliveryTypeField, dispatchModeField, weight } from './item-fields.ts';

export const getQuote = defineCall({
  method: 'POST',
  path: '/timeline/quote',
  access: 'public',
  summary:
    'What a delivery is likely to cost, and why: a range, from distance, weight, kind of delivery and mode of travel, and from what was agreed on that route before.',
  body: z.strictObject({
    pickupAddressJson: addressJson,
    dropOffAddressJson: addressJson,
    weight,
    deliveryPartner: deliveryTypeField,
    dispatchMode: dispatchModeField,
    /** Without one it is that of the country it leaves from. */
    currency: z.optional(currencyCode),
  }),
  success: {
    status: 200,
    body: z.object({
      low: amountView,
      high: amountView,
      currency: currencyCode,
      distanceKm: z.number(),
      /** How many deliveries on that route it goes by; 0 below ten, where it goes by the table of prices alone. */
      deliveries: z.int(),
      /** The parts of the price, in order: `Distance`, `about 128 km by road`, and its part of the middle of the range. */
      reasons: z.array(z.object({ title: z.string(), detail: z.string(), amount: amountView })),
      /** What businesses that work near the pickup ask for it by their lists, the lowest first. */
      businesses: z.array(businessPriceView),
      /** Remarks: what it goes by, and that it binds nobody. */
      notes: z.array(z.string()),
    }),
  },
  limits: [{ by: 'ip', max: 300, seconds: 60, at: 'node' }],
});
