import * as z from 'zod/mini';
import { imageView } from '../files/image-view.ts';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { place } from '../places/place.ts';
import { buyerPayTimes, deliveryPayers, payTimes, saleDeliveries, saleStates } from './enums.ts';
import { saleQuestionOfSellerView } from './question-view.ts';

const summary = {
  id: idOf('sale'),
  code: z.string(),
  /** The short link to pass on. */
  url: z.string(),
  /** It began as a parcel with money to collect, and not with a link. */
  isCollected: z.boolean(),
  title: z.string(),
  image: z.nullable(imageView),
  price: amountView,
  currency: currencyCode,
  state: z.enum(saleStates),
  /** Where its parcel is while it is `sent`; null before and after. */
  delivery: z.nullable(z.enum(saleDeliveries)),
  /** Which side of it the viewer is. */
  role: z.enum(['seller', 'buyer']),
  deliveryPaidBy: z.enum(deliveryPayers),
  /** What the buyer chose, or what they may choose while nobody has. */
  payWhen: z.enum(payTimes),
  /** The first name of the buyer, once somebody has ordered. */
  buyerName: z.nullable(z.string()),
  dateCreated: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  /** The delivery, once it has a carrier. */
  orderId: z.nullable(idOf('order')),
  packageId: z.nullable(idOf('package')),
};

export const saleSummaryView = z.object(summary);

export const saleView = z.object({
  ...summary,
  description: z.string(),
  images: z.array(imageView),
  mayOpenFirst: z.boolean(),
  weight: z.number(),
  itemCategoryId: z.int(),
  pickupAddress: z.string(),
  pickupAddressJson: place,
  /** The fee that the seller has named; null where it follows from the distance. */
  deliveryFee: z.nullable(amountView),
  /** For the seller: who ordered, where it goes, and the sums to both. Null while nobody has. */
  order: z.nullable(
    z.object({
      name: z.string(),
      phoneNumber: z.string(),
      dropoffAddress: z.string(),
      dropOffAddressJson: place,
      payWhen: z.enum(buyerPayTimes),
      isPaid: z.boolean(),
      at: z.iso.datetime(),
      fee: amountView,
      charge: amountView,
      buyerPays: amountView,
    }),
  ),
  /** What the seller gets of the price, and our part of it. */
  sellerGets: amountView,
  commission: amountView,
  /** For the seller: the buyer says that it is not what was sold, and what our people decided. Null while nobody does. */
  question: z.nullable(saleQuestionOfSellerView),
  /** When it ends or moves on by itself. */
  movesBy: z.nullable(z.iso.datetime()),
  can: z.object({ end: z.boolean(), send: z.boolean(), release: z.boolean() }),
});

export type SaleSummaryView = z.infer<typeof saleSummaryView>;
export type SaleView = z.infer<typeof saleView>;
