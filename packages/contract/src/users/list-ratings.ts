import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { ratingView } from '../orders/rating-view.ts';
import { page, pageQuery } from '../paging.ts';
import { authorView } from '../timeline/item-view.ts';

export const listRatings = defineCall({
  method: 'GET',
  path: '/users/{uid}/ratings',
  access: 'member',
  summary: 'What people said of somebody, newest first, and how many gave each number of stars.',
  params: z.strictObject({ uid: idOf('user') }),
  query: z.strictObject(pageQuery),
  success: {
    status: 200,
    body: z.object({
      average: z.number(),
      count: z.int(),
      /** The number of ratings with one star, two stars, up to five. */
      stars: z.array(z.int()),
      ...page(
        z.object({
          ...ratingView.shape,
          /** Null where a buyer without an account wrote it: then `buyerName` is their first name. */
          by: z.nullable(authorView),
          buyerName: z.nullable(z.string()),
          /** On which side the rated person was; `seller` for a buyer. */
          as: z.enum(['sender', 'carrier', 'seller']),
        }),
      ).shape,
    }),
  },
  errors: ['not_found'],
});
