import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { packageView } from '../timeline/item-view.ts';
import { riderView } from './rider-view.ts';

/** An express parcel as a rider sees it. */
export const expressRequestView = z.object({
  package: packageView,
  /** From the rider to the pickup; null while they are not on duty. */
  distanceKm: z.nullable(z.number()),
  /** From pickup to drop-off. */
  journeyKm: z.number(),
  fee: amountView,
  carrierEarns: amountView,
  currency: currencyCode,
  /** The end of the ringing for this rider; null where it does not ring. */
  ringsUntil: z.nullable(z.iso.datetime()),
});

/** The progress of the search for a rider, for the sender. */
export const expressSearchView = z.object({
  package: packageView,
  /** `idle`: nobody has been rung. `nobody`: everybody near was rung and nobody took it. */
  state: z.enum(['idle', 'ringing', 'nobody', 'taken', 'over']),
  ringsUntil: z.nullable(z.iso.datetime()),
  /** When riders were first rung this time; null where nobody has been. */
  startedAt: z.nullable(z.iso.datetime()),
  /** The distance of the farthest who was rung. */
  farthestKm: z.nullable(z.number()),
  /** There may be riders farther away who have not been rung. */
  canWiden: z.boolean(),
  /** How often riders can still be rung anew. */
  searchesLeft: z.int(),
  rung: z.array(z.object({ ...riderView.shape, answer: z.enum(['ringing', 'declined', 'missed', 'accepted', 'too-late']) })),
  orderId: z.nullable(idOf('order')),
});

export type ExpressRequestView = z.infer<typeof expressRequestView>;
export type ExpressSearchView = z.infer<typeof expressSearchView>;
