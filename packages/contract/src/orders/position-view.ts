import * as z from 'zod/mini';

/** A carrier’s last known position. */
export const positionView = z.object({ latitude: z.number(), longitude: z.number(), at: z.iso.datetime() });

export type PositionView = z.infer<typeof positionView>;
