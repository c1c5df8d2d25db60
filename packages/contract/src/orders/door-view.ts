import * as z from 'zod/mini';
import { imageView } from '../files/image-view.ts';
import { amountView, currencyCode } from '../money.ts';
import { buyerPayTimes, deliveryPayers } from '../sales/enums.ts';
import { attemptReasons } from './enums.ts';

/** What both sides of a delivery see of the sale it belongs to. Sums are in the order’s currency. */
export const doorView = z.object({
  goods: amountView,
  fee: amountView,
  /** All that the buyer pays. */
  buyerPays: amountView,
  currency: currencyCode,
  /** The buyer’s part is in escrow. Nothing else counts as paid, whatever the buyer shows. */
  isPaid: z.boolean(),
  payWhen: z.enum(buyerPayTimes),
  deliveryPaidBy: z.enum(deliveryPayers),
  /** The buyer may open it and look before they pay or give their code. */
  mayOpenFirst: z.boolean(),
  /** The carrier is at the door since then, and waits for the payment until then. Null while they are not, or it is paid. */
  arrivedAt: z.nullable(z.iso.datetime()),
  until: z.nullable(z.iso.datetime()),
  /** Oldest first. */
  attempts: z.array(z.object({ reason: z.enum(attemptReasons), at: z.iso.datetime(), images: z.array(imageView) })),
  /** For a failed attempt; another attempt costs the seller as much again. The way back is `backFee`. */
  halfFee: amountView,
  backFee: amountView,
  /** The seller may choose another attempt. */
  canTryAgain: z.boolean(),
  /** The day that the seller has chosen for it. */
  againOn: z.nullable(z.iso.date()),
});

export type DoorView = z.infer<typeof doorView>;
