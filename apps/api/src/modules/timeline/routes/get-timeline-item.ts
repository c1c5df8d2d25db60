import { getTimelineItem as call } from '@waybill/contract/timeline/get-timeline-item';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { openItem } from '../policies.ts';
import { readItem } from '../read-items.ts';
import { listComments } from '../storage/comments.ts';
import { findItem } from '../storage/items.ts';
import { commentViewOf } from '../views.ts';

export const getTimelineItemRoute = defineRoute(call, async ({ db }, { caller, params, query }) => {
  const viewerId = caller.userId;
  const { id } = openItem(await findItem(db, params.timelineItemId), params.itemType, viewerId);
  const { limit, skip, cursor } = query;
  const [item, comments] = await Promise.all([
    readItem(db, id, viewerId),
    listComments(db, id, viewerId, { before: decodeCursor(cursor), limit: limit + 1, skip }),
  ]);
  return { item, comments: pageOf(comments, limit, (row) => commentViewOf(row, viewerId)) };
});
