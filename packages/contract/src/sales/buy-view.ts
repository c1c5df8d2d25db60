import * as z from 'zod/mini';
import { imageView } from '../files/image-view.ts';
import { amountView, currencyCode } from '../money.ts';
import { ratingView } from '../orders/rating-view.ts';
import { sharedPersonView } from '../users/get-shared-person.ts';
import { buyerPayTimes, buyerPayWays, deliveryPayers, payTimes, saleDeliveries, saleStates } from './enums.ts';
import { questionDecisionView, saleQuestionOfBuyerView } from './question-view.ts';

/** A payment of a buyer's: what they see while they wait for their bank. */
export const buyPaymentView = z.object({
  reference: z.string(),
  way: z.enum(buyerPayWays),
  /** `part`: the rest is missing. `over`: its time is over, and what came goes back. */
  state: z.enum(['waiting', 'part', 'paid', 'over']),
  amount: amountView,
  received: amountView,
  missing: amountView,
  returning: amountView,
  accountNumber: z.nullable(z.string()),
  bankName: z.nullable(z.string()),
  accountName: z.nullable(z.string()),
  /** The page of the card provider or of PayPal. */
  authorizationUrl: z.nullable(z.string()),
  dateExpires: z.nullable(z.iso.datetime()),
  /** The provider refused a transfer of another amount and sends it back by itself. */
  wasRejected: z.boolean(),
});

/** What whoever has the link sees of a sale, and below `mine` what its buyer sees besides. Nothing private of the seller. */
export const buyView = z.object({
  code: z.string(),
  /**
   * A parcel that was posted with money to collect: its link is for its receiver alone, and nobody else sees what its sender wrote or
   * photographed.
   */
  isCollected: z.boolean(),
  title: z.string(),
  description: z.string(),
  images: z.array(imageView),
  price: amountView,
  currency: currencyCode,
  /** For strangers a sale that somebody has ordered is only `taken`. */
  state: z.enum(['open', 'taken', 'over']),
  seller: sharedPersonView,
  /** The neighbourhood it leaves from. */
  from: z.string(),
  deliveryPaidBy: z.enum(deliveryPayers),
  payWhen: z.enum(payTimes),
  mayOpenFirst: z.boolean(),
  /** The fee where the seller has named one. */
  deliveryFee: z.nullable(amountView),
  /** What the fee will likely be, by where in Nigeria it goes; null where it is known, or is not the buyer’s. */
  likelyFee: z.nullable(z.object({ low: amountView, high: amountView })),
  /** With the charge for sending, which whoever pays the delivery pays. */
  charge: amountView,
  /** For the buyer on the device that proved their phone. */
  mine: z.nullable(
    z.object({
      state: z.enum(saleStates),
      /** Where the parcel is while it is `sent`; null before and after. */
      delivery: z.nullable(z.enum(saleDeliveries)),
      name: z.string(),
      /** The last four digits. */
      phone: z.string(),
      dropoffAddress: z.string(),
      to: z.string(),
      payWhen: z.enum(buyerPayTimes),
      fee: amountView,
      /** All that the buyer pays. */
      pays: amountView,
      isPaid: z.boolean(),
      payment: z.nullable(buyPaymentView),
      /** It can be paid now: right after the order, or because the carrier is at the door. */
      canPay: z.boolean(),
      /** The carrier waits at the door until then for the payment. */
      doorUntil: z.nullable(z.iso.datetime()),
      /** To follow it on the map, once it has a carrier. */
      trackingId: z.nullable(z.string()),
      /** Until when it can be said that this is not what was sold. */
      canComplainUntil: z.nullable(z.iso.datetime()),
      /** What the buyer has said and shown, and what the seller answers; null while they have said nothing. */
      question: z.nullable(saleQuestionOfBuyerView),
      /** What our people have decided about it; null unless the buyer asked them to. */
      decision: z.nullable(questionDecisionView),
      /** The chat with the seller; null for whoever is no longer the buyer. */
      chat: z.nullable(
        z.object({
          /** The newest number in it, 0 where nothing was said, and how many of the seller’s messages are not read. */
          lastSeq: z.int(),
          unread: z.int(),
          canWrite: z.boolean(),
          /** Until when they can write to each other; null while the sale has not ended. */
          until: z.nullable(z.iso.datetime()),
        }),
      ),
      /** Until when the seller can be rated; null where it is not the time, or where they were. */
      canRateUntil: z.nullable(z.iso.datetime()),
      /** What the buyer has said of the seller. */
      rating: z.nullable(ratingView),
      /** Money on its way back to where it came from. */
      returning: amountView,
      returned: amountView,
    }),
  ),
});

export type BuyView = z.infer<typeof buyView>;
export type BuyPaymentView = z.infer<typeof buyPaymentView>;
