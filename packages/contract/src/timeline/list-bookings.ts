import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { timelineItemId } from './item-fields.ts';
import { packageView } from './item-view.ts';

export const listBookings = defineCall({
  method: 'GET',
  path: '/timeline/bookings',
  access: 'member',
  summary: 'Packages that ask to travel with one’s own trips and batches, newest first.',
  query: z.strictObject({
    ...pageQuery,
    /** Only those of this trip or batch. */
    timelineItemId: z.optional(timelineItemId),
  }),
  success: { status: 200, body: page(packageView) },
});
