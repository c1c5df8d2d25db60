import { listBookings as call } from '@waybill/contract/timeline/list-bookings';
import { decodePlace } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { pageOfItems } from '../read-items.ts';
import { listItems } from '../storage/feed.ts';
import { packageViewOf } from '../views.ts';

export const listBookingsRoute = defineRoute(call, async ({ db }, { caller, query }) => {
  const { limit, skip, cursor, timelineItemId } = query;
  const viewerId = caller.userId;
  const filter = { show: 'bookings', relatedItemId: timelineItemId } as const;
  const rows = await listItems(db, viewerId, filter, { before: decodePlace(cursor), limit: limit + 1, skip });
  return pageOfItems(db, rows, { viewerId, limit }, packageViewOf);
});
