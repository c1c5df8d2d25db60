import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { day } from '../day.ts';
import { page, pageQuery } from '../paging.ts';
import { timeZone } from '../time-zone.ts';
import { timelineItemId } from '../timeline/item-fields.ts';
import { myPackageView } from './my-package-view.ts';

export const listMyPackages = defineCall({
  method: 'GET',
  path: '/orders/packages',
  access: 'member',
  summary:
    'One’s own parcels that look for a carrier, newest first, and for a week those that nobody took in time. A booking is an order from the start.',
  query: z.strictObject({
    ...pageQuery,
    /** Days on which they were posted; both are included, as `timeZone` counts them. */
    startDate: z.optional(day),
    endDate: z.optional(day),
    timeZone,
    /** One of them. */
    relatedTimelineItemid: z.optional(timelineItemId),
  }),
  success: { status: 200, body: page(myPackageView) },
});
