import { defineEvent } from '../../platform/jobs/outbox.ts';

type Happened = { readonly collectionId: string; readonly senderId: string };

/** Offered to a carrier of the sender's choice. One that is open to everybody is published nowhere. */
export const collectionOffered = defineEvent<Happened & { readonly askedId: string; readonly count: number }>(
  'collections.offered',
);
/** The carrier who was asked has said no. */
export const collectionDeclined = defineEvent<Happened & { readonly askedId: string; readonly count: number }>(
  'collections.declined',
);
/** One carrier has taken these parcels; the event of each order says that it is told here. */
export const collectionTaken = defineEvent<Happened & { readonly carrierId: string; readonly count: number }>(
  'collections.taken',
);
/** The carrier has fetched these parcels, each of them once. */
export const collectionPickedUp = defineEvent<
  Happened & { readonly carrierId: string; readonly count: number; readonly firstOrderId: string }
>('collections.picked-up');
