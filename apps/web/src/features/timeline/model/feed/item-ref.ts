import type { TimelineItemView } from '@waybill/contract/timeline/item-view';

/** The two values that name an item to the server. */
export type ItemRef = Pick<TimelineItemView, 'itemType' | 'id'>;
