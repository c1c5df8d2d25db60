import type { QueryClient } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import { getTimelineItem } from './api/get-timeline-item.ts';
import { changeEverywhere, findCached, removeEverywhere } from './model/feed/change-everywhere.ts';

/** As the server’s word of it names an item. */
type Named = { readonly itemType: number; readonly id: string };

// Items that are being asked for, and whether something has happened to them since.
const asking = new Map<string, boolean>();

/**
 * Somebody did something to an item of one’s own. What shows it anyway asks again by itself; the feed never does, so
 * the item is brought into it.
 */
export async function handleItemEvent(queries: QueryClient, item: Named): Promise<void> {
  for (const queryKey of [
    ['timeline', 'item', item.id],
    ['timeline', 'bookings'],
    ['timeline', 'glance'],
    ['orders', 'list', 'my-packages'],
  ])
    void queries.invalidateQueries({ queryKey });
  if (asking.has(item.id)) {
    asking.set(item.id, true);
    return;
  }
  do {
    asking.set(item.id, false);
    if (findCached(queries, item.id)) await bringAnew(queries, item);
  } while (asking.get(item.id));
  asking.delete(item.id);
}

async function bringAnew(queries: QueryClient, { itemType, id }: Named): Promise<void> {
  try {
    const { item } = await getTimelineItem(itemType, id, null);
    changeEverywhere(queries, id, () => item);
  } catch (failure) {
    // Nobody asked for this, so nobody is told that it failed.
    if (isProblem(failure, 'not_found')) removeEverywhere(queries, (other) => other.id === id);
  }
}
