import { timelineItemType } from '@waybill/contract/timeline/enums';
import { yours } from './words.ts';

const { Package, TravellersRequest, Post, BatchShipping, Express } = timelineItemType;

const calledBy = new Map<number, string>([
  [Package, 'parcel'],
  [Express, 'parcel'],
  [TravellersRequest, 'trip'],
  [Post, 'post'],
  [BatchShipping, 'batch'],
]);

/** “your parcel”, “your post”: an item in the words for its author. */
export const wordFor = (itemType: number | null) => yours(calledBy.get(itemType ?? Post) ?? 'post');
