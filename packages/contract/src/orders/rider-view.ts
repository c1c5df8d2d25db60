import * as z from 'zod/mini';
import { amountView, currencyCode } from '../money.ts';
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

export type RiderView = z.infer<typeof riderView>;
