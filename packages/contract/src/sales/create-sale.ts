import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { imageIdList } from '../files/image-view.ts';
import { amount, currencyCode } from '../money.ts';
import { addressJson } from '../places/place.ts';
import { line, lines } from '../text.ts';
import { itemCategoryField, weight } from '../timeline/item-fields.ts';
import { deliveryPayers, payTimes, saleLimits } from './enums.ts';
import { saleView } from './sale-view.ts';

export const createSale = defineCall({
  method: 'POST',
  path: '/sales',
  access: 'member',
  summary: 'Sell something by a link: the buyer’s money waits in escrow until it is handed over. Needs a checked identity.',
  idempotent: true,
  body: z.strictObject({
    title: line(saleLimits.title, 'what you sell'),
    description: z._default(lines(saleLimits.description), ''),
    imageIdList: imageIdList.check(z.minLength(1, 'Please add a picture')),
    price: amount,
    /** Of the price and the delivery; the seller’s home currency if not given. Dollars are paid with PayPal. */
    currency: z.optional(currencyCode),
    weight,
    itemCategoryId: itemCategoryField,
    pickupAddress: line(200, 'where it leaves from'),
    pickupAddressJson: addressJson,
    deliveryPaidBy: z.enum(deliveryPayers, 'Please choose who pays for the delivery'),
    payWhen: z.enum(payTimes, 'Please choose when it may be paid'),
    /** The buyer may open it and look before they pay or give their code. */
    mayOpenFirst: z._default(z.boolean(), false),
    /** The fee for whoever carries it; without one it follows from the distance. */
    deliveryFee: z.optional(z.nullable(amount)),
  }),
  success: { status: 201, body: saleView },
  errors: ['kyc_required', 'amount_out_of_limits', 'key_used_otherwise', 'not_found', 'image_in_use'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
