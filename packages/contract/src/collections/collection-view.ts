import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { authorView } from '../timeline/item-view.ts';

const collectedParcel = z.object({
  packageId: idOf('package'),
  /** Where it goes, by its part of town. */
  to: z.string(),
  weight: z.number(),
  fee: amountView,
  shipmentDate: z.iso.date(),
  /**
   * `free`: whoever takes the collection takes it. `taken`: it was taken with the others, and its order says where it stands. `elsewhere`:
   * another carrier has it. `over`: it is no longer sent, or its day is over.
   */
  state: z.enum(['free', 'taken', 'elsewhere', 'over']),
  /** Null until it is taken with the others. */
  order: z.nullable(z.object({ id: idOf('order'), trackingId: z.string(), orderStatus: z.int() })),
  /** For the sender, and for the carrier once it is taken; empty for everybody else. */
  receiverName: z.string(),
});

const summary = {
  id: idOf('collection'),
  /** Which side of it the viewer is: whoever may take it is its carrier. */
  role: z.enum(['sender', 'carrier']),
  /** `over`: it was taken back or declined, or none of its parcels is free any more. */
  state: z.enum(['open', 'taken', 'over']),
  sender: authorView,
  /** The carrier who was asked; null where it is offered to everybody who may carry. */
  asked: z.nullable(authorView),
  /** Who took it. */
  carrier: z.nullable(authorView),
  /** The part of town. */
  from: z.string(),
  currency: currencyCode,
  /** Parcels that are free, or once it is taken those that were taken. */
  count: z.int(),
  /** Of these: their fees together, and what a carrier earns of them, less commission. */
  total: amountView,
  carrierEarns: amountView,
  createdAt: z.iso.datetime(),
  takenAt: z.nullable(z.iso.datetime()),
};

export const collectionSummary = z.object(summary);

export const collectionView = z.object({
  ...summary,
  /** For the sender, and for the carrier while there is something to fetch; null for everybody else. */
  pickupAddress: z.nullable(z.string()),
  /** Seen with that address: what finds its door, and what the sender asks there. Empty where nothing was said. */
  pickupLandmark: z.string(),
  pickupNote: z.string(),
  /** For the sender only, while there is something to fetch: one code for all. The sender gives it to the carrier who comes. */
  pickupCode: z.nullable(z.string()),
  /** In the order in which they were chosen. */
  parcels: z.array(collectedParcel),
});

export type CollectionSummary = z.infer<typeof collectionSummary>;
export type CollectionView = z.infer<typeof collectionView>;
export type CollectedParcel = z.infer<typeof collectedParcel>;
