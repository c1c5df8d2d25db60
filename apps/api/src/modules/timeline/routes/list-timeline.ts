import { timelineItemType } from '@waybill/contract/timeline/enums';
import { listTimeline as call } from '@waybill/contract/timeline/list-timeline';
import { decodePlace } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { pageOfItems } from '../read-items.ts';
import { type FeedFilter, listItems } from '../storage/feed.ts';
import { itemViewOf } from '../views.ts';

export const listTimelineRoute = defineRoute(
  call,
  async ({ db }, { caller, query }) => {
    const { limit, skip, cursor } = query;
    const viewerId = caller.userId;
    const filter = filterOf(viewerId, query);
    const rows = filter ? await listItems(db, viewerId, filter, { before: decodePlace(cursor), limit: limit + 1, skip }) : [];
    return pageOfItems(db, rows, { viewerId, limit }, itemViewOf);
  },
  { reads: 'replica' },
);

/** Nothing where nothing can be meant: one’s own things of somebody else. */
function filterOf(
  viewerId: string,
  { itemType, userId }: { itemType: number; userId?: string | undefined },
): FeedFilter | undefined {
  if (itemType === timelineItemType.Mine) return userId === undefined || userId === viewerId ? { show: 'mine' } : undefined;
  const type = itemType === timelineItemType.All ? undefined : itemType;
  if (userId !== undefined) return { show: 'author', authorId: userId, type };
  return type === undefined ? { show: 'all' } : { show: 'type', type };
}
