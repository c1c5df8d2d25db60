import * as z from 'zod/mini';

export const ratingView = z.object({
  rating: z.int(),
  comment: z.string(),
  dateCreated: z.iso.datetime(),
});

export type RatingView = z.infer<typeof ratingView>;
