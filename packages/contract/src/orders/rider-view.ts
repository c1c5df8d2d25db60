import * as z from 'zod/mini';
import { amountView, currencyCode } from '../money.ts';
import { businessPriceView } from '../prices/price-quote-view.ts';
import { authorView } from '../timeline/item-view.ts';

/** A rider on duty nearby, with a distance and never a position, which is private. */
export const riderView = z.object({
  ...authorView.shape,
  dispatchMode: z.int(),
  distanceKm: z.number(),
  minutesAway: z.int(),
  /** The fee that the rider usually begins at; null where none is set. */
  baseFare: z.nullable(amountView),
  currency: currencyCode,
});

/** A rider beside a parcel: with what their business asks for it, where it has a list and the parcel is known. */
export const pricedRiderView = z.object({
  ...riderView.shape,
  price: z.nullable(
    z.object({
      ...z.pick(businessPriceView, { fee: true, currency: true, lines: true }).shape,
      /** The sender asked for it before, and the parcel was posted at it: it stays, whatever the list says by now. */
      isHeld: z.boolean(),
    }),
  ),
});

export type PricedRiderView = z.infer<typeof pricedRiderView>;
export type RiderView = z.infer<typeof riderView>;
