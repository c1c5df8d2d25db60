import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { day } from '../day.ts';
import { page, pageQuery } from '../paging.ts';
import { longestUsername } from '../text.ts';
import { timeZone } from '../time-zone.ts';
import { timelineItemId } from '../timeline/item-fields.ts';
import { orderSummaryView } from './order-view.ts';

const statusMessage = 'Please send 0 to 9';

export const listOrders = defineCall({
  method: 'GET',
  path: '/orders',
  access: 'member',
  summary: 'One’s orders, as sender and as carrier, newest first.',
  query: z.strictObject({
    ...pageQuery,
    /** Days on which they were asked for; both are included, as `timeZone` counts them. */
    startDate: z.optional(day),
    endDate: z.optional(day),
    timeZone,
    /** The sender’s username; the beginning is enough. */
    postedByUsername: z.optional(z.string().check(z.trim(), z.maxLength(longestUsername, 'That is too long'))),
    /** The package, or the trip or batch it is booked on. */
    relatedTimelineItemid: z.optional(timelineItemId),
    status: z.optional(
      z.pipe(
        // An empty text would be 0 to Number().
        z.transform((value: unknown) => (value === '' ? undefined : Number(value))),
        z.optional(z.number(statusMessage).check(z.int(statusMessage), z.minimum(0, statusMessage), z.maximum(9, statusMessage))),
      ),
    ),
    /** Only what one sends, or only what one carries. */
    role: z.optional(z.enum(['sender', 'carrier'], 'Please send sender or carrier')),
    /** Only those that are under way: accepted, picked up, in transit, delivered or in dispute. */
    running: z.optional(z.enum(['true', 'false'], 'Please send true or false')),
  }),
  success: { status: 200, body: page(orderSummaryView) },
});
