import * as z from 'zod/mini';
import { amountView, currencyCode } from '../money.ts';
import { authorView } from '../timeline/item-view.ts';

/** Somebody on duty nearby. How far, never where: that is theirs. */
export const riderView = z.object({
  ...authorView.shape,
  dispatchMode: z.int(),
  distanceKm: z.number(),
  minutesAway: z.int(),
  /** What they usually begin at; null where they have not said. */
  baseFare: z.nullable(amountView),
  currency: currencyCode,
});

export type RiderView = z.infer<typeof riderView>;
