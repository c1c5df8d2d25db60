import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { itemHref, sharedHref } from '../../../../session/paths.ts';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import { share } from '../../../../ui/share.ts';
import { itemTitle } from './item-words.ts';

/** Passes on the public side of an item, where there is one. Posts, bookings and what is over are for members. */
export function shareItem(item: TimelineItemView): void {
  const href = isPublic(item) ? sharedHref(item.id) : itemHref(item);
  void share({ title: itemTitle(item), href, isFor: isPublic(item) ? 'anybody' : 'members' });
}

function isPublic(item: TimelineItemView): boolean {
  if (item.itemType === 3) return false;
  if ('status' in item) return item.status === 'open' && !item.asksOne;
  return item.shippingDate >= lagosDay(new Date());
}
