import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { addressJson } from '../places/place.ts';
import { priceQuoteView } from '../prices/price-quote-view.ts';
import { deliveryTypeField, dispatchModeField, weight } from './item-fields.ts';

export const createPriceQuote = defineCall({
  method: 'POST',
  path: '/timeline/quotes',
  access: 'member',
  summary:
    'Have a business’s price for a ride held for five minutes: a package posted with it meanwhile costs that, whatever becomes of the list.',
  idempotent: true,
  body: z.strictObject({
    businessId: idOf('user'),
    pickupAddressJson: addressJson,
    dropOffAddressJson: addressJson,
    weight,
    deliveryPartner: deliveryTypeField,
    dispatchMode: dispatchModeField,
  }),
  success: { status: 201, body: priceQuoteView },
  errors: ['not_found', 'forbidden', 'not_offered', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
