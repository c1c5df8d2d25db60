import type { TimelineItemView } from '@waybill/contract/timeline/item-view';

/** What it takes to name an item to the server. */
export type ItemRef = Pick<TimelineItemView, 'itemType' | 'id'>;
