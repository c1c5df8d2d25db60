import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { page, pageQuery } from '../paging.ts';
import { timelineItemView } from './item-view.ts';

const message = 'Please send 0 to 6';

export const listTimeline = defineCall({
  method: 'GET',
  path: '/timeline',
  access: 'member',
  summary:
    'The timeline, newest first, without what one has muted, reported or is not interested in. itemType: All 0, Package 1, TravellersRequest 2, Post 3, BatchShipping 4, Express 5, Mine 6.',
  query: z.strictObject({
    ...pageQuery,
    itemType: z._default(z.coerce.number(message).check(z.int(message), z.minimum(0, message), z.maximum(6, message)), 0),
    /** Only what this person put there. */
    userId: z.optional(idOf('user')),
  }),
  success: { status: 200, body: page(timelineItemView) },
});
