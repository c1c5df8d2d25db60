import { getTimelineItem as call } from '@waybill/contract/timeline/get-timeline-item';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { transact } from '../../../platform/db/database.ts';
import { defineRoute } from '../define-route.ts';
import { openItem } from '../policies.ts';
import { readItem } from '../read-items.ts';
import { listComments } from '../storage/comments.ts';
import { findItem } from '../storage/items.ts';
import { hasViewed, insertView } from '../storage/views.ts';
import { commentViewOf, isPackage } from '../views.ts';

export const getTimelineItemRoute = defineRoute(call, async ({ db }, { caller, params, query }) => {
  const viewerId = caller.userId;
  const { id, type, authorId } = openItem(await findItem(db, params.timelineItemId), params.itemType, viewerId);
  const { limit, skip, cursor } = query;
  const isCounted = isPackage(type) && authorId !== viewerId;
  const [item, comments, wasViewed] = await Promise.all([
    readItem(db, id, viewerId),
    listComments(db, id, viewerId, { before: decodeCursor(cursor), limit: limit + 1, skip }),
    isCounted ? hasViewed(db, id, viewerId) : true,
  ]);
  // Written by the first look of each person only: whoever comes back reads, and nothing else.
  if (!wasViewed) await transact(db, async (tx) => insertView(tx, id, viewerId));
  return { item, comments: pageOf(comments, limit, (row) => commentViewOf(row, viewerId)) };
});
