import { queryOptions } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { getTimelineItem } from './get-timeline-item.ts';

/** Kinds of item by the prefix of the id; a parcel’s prefix leaves two. */
const kinds: Readonly<Record<string, readonly number[]>> = {
  pkg: [timelineItemType.Package, timelineItemType.Express],
  trp: [timelineItemType.TravellersRequest],
  pst: [timelineItemType.Post],
  bat: [timelineItemType.BatchShipping],
};

/** Something that one is not interested in; null where it is no longer there. */
export function hiddenItemQuery(id: string) {
  return queryOptions({
    queryKey: ['timeline', 'hidden', id],
    queryFn: ({ signal }) => find(id, kinds[id.slice(0, 3)] ?? [], signal),
  });
}

async function find(id: string, types: readonly number[], signal: AbortSignal): Promise<TimelineItemView | null> {
  for (const itemType of types) {
    try {
      return (await getTimelineItem(itemType, id, null, signal)).item;
    } catch (failure) {
      if (!isProblem(failure, 'not_found')) throw failure;
    }
  }
  return null;
}
