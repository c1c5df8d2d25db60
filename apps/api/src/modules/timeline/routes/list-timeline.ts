import { timelineItemType } from '@waybill/contract/timeline/enums';
import { listTimeline } from '@waybill/contract/timeline/list-timeline';
import { decodePlace } from '../../../platform/cursor.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import type { TimelineContext } from '../context.ts';
import { pageOfItems } from '../read-items.ts';
import { type FeedFilter, listItems } from '../storage/feed.ts';
import { itemViewOf } from '../views.ts';

export const listTimelineRoute = defineRoute(listTimeline, async ({ db }: TimelineContext, { caller, query }) => {
  const { limit, skip, cursor, itemType } = query;
  const viewerId = caller.userId;
  const rows = await listItems(db, viewerId, filterOf(itemType), { before: decodePlace(cursor), limit: limit + 1, skip });
  return pageOfItems(db, rows, { viewerId, limit }, itemViewOf);
});

function filterOf(itemType: number): FeedFilter {
  if (itemType === timelineItemType.All) return { show: 'all' };
  if (itemType === timelineItemType.Mine) return { show: 'mine' };
  return { show: 'type', type: itemType };
}
