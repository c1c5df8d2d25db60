import { toMajor } from '@waybill/contract/money';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import type { SharedItemView } from '@waybill/contract/timeline/get-shared-item';
import type { Db } from '../../platform/db/database.ts';
import { sharedPersonViewOf } from '../users/index.ts';
import { neighbourhoodOf } from './neighbourhood.ts';
import { findSharedItem, type SharedItemRow } from './storage/shared.ts';

/** The public side of an item; nothing of what has none. */
export async function readSharedItem(db: Db, id: string): Promise<SharedItemView | undefined> {
  const row = await findSharedItem(db, id);
  return row && sharedItemViewOf(row);
}

function sharedItemViewOf(row: SharedItemRow): SharedItemView {
  const { TravellersRequest, BatchShipping, Express, Package } = timelineItemType;
  const shared = {
    id: row.itemId,
    author: sharedPersonViewOf(row),
    from: neighbourhoodOf(row.pickup).label,
    to: row.dropOffs.map((place) => neighbourhoodOf(place).label),
    day: row.shipDate,
  };
  const dispatchMode = row.dispatchMode ?? 0;
  if (row.type === TravellersRequest) return { itemType: TravellersRequest, ...shared, dispatchMode };
  const currency = row.currency ?? 'NGN';
  const price = toMajor(BigInt(row.priceMinor ?? 0));
  if (row.type === BatchShipping)
    return { itemType: BatchShipping, ...shared, priceStart: price, priceEnd: toMajor(BigInt(row.priceEndMinor ?? 0)), currency };
  return {
    itemType: row.type === Express ? Express : Package,
    ...shared,
    dispatchMode,
    weight: (row.weightGrams ?? 0) / 1000,
    itemCategoryId: row.categoryId ?? 0,
    price,
    currency,
  };
}
