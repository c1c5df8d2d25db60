import * as z from 'zod/mini';

/** A carrier’s last known position. */
export const positionView = z.object({ latitude: z.number(), longitude: z.number(), at: z.iso.datetime() });

/** Where a carrier has been with a parcel, oldest first and without times. */
export const trailView = z.array(z.object({ latitude: z.number(), longitude: z.number() }));

/** Between when and when a parcel is likely to come: worked out, not promised. */
export const arrivalWindowView = z.object({ earliest: z.iso.datetime(), latest: z.iso.datetime() });

export type PositionView = z.infer<typeof positionView>;
