import * as z from 'zod/mini';

/** Where a carrier was last, and when. */
export const positionView = z.object({ latitude: z.number(), longitude: z.number(), at: z.iso.datetime() });

export type PositionView = z.infer<typeof positionView>;
