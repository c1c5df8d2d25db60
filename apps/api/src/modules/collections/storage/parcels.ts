import type { Currency } from '@waybill/contract/money';
import type { OrderStatus } from '@waybill/contract/orders/enums';
import type { Place } from '@waybill/contract/places/place';
import type { Db } from '../../../platform/db/database.ts';
import { isFree } from './collections.ts';

export type ParcelRow = {
  readonly collectionId: string;
  readonly packageId: string;
  readonly isFree: boolean;
  readonly isMatched: boolean;
  readonly currency: Currency;
  readonly feeMinor: string;
  readonly shipDate: string;
  readonly pickup: Place;
  readonly pickupAddress: string;
  readonly pickupLandmark: string;
  readonly pickupNote: string;
  readonly dropOffs: readonly Place[];
  readonly weightGrams: number;
  readonly receiverName: string;
  readonly orderId: string | null;
  readonly trackingId: string | null;
  readonly orderStatus: OrderStatus | null;
  readonly riderId: string | null;
};

/** The parcels of these collections, in the order in which they were chosen. */
export async function listParcels(db: Db, collectionIds: readonly string[]): Promise<ParcelRow[]> {
  if (collectionIds.length === 0) return [];
  return db<ParcelRow[]>`
    select parcel.collection_id, parcel.package_id, ${isFree(db)} as is_free, item.status in ('matched', 'delivered') as is_matched,
      item.currency, coalesce(one.fee_minor, item.price_minor) as fee_minor, to_char(item.ship_date, 'YYYY-MM-DD') as ship_date,
      item.pickup, item.pickup_address, package.pickup_landmark, package.pickup_note, item.drop_offs, package.weight_grams, package.receiver_name,
      parcel.order_id, one.tracking_id, one.status as order_status, one.rider_id
    from collection_parcel as parcel join timeline_item as item on item.id = parcel.package_id
    join package on package.item_id = item.id left join delivery_order as one on one.id = parcel.order_id
    where parcel.collection_id = any(${[...collectionIds]}) order by parcel.collection_id, parcel.position`;
}

/** The parcels of one collection, by their packages and orders alone. */
export async function listMembers(
  db: Db,
  collectionId: string,
): Promise<{ readonly packageId: string; readonly orderId: string | null }[]> {
  return db`select package_id, order_id from collection_parcel where collection_id = ${collectionId} order by package_id`;
}

export type ChosenRow = {
  readonly id: string;
  readonly type: number;
  readonly askedOf: string | null;
  readonly isFree: boolean;
  readonly isMatched: boolean;
  readonly currency: Currency;
  readonly pickupAddress: string;
  readonly pickup: Place;
  /** It is in another collection that waits for a carrier. */
  readonly isOffered: boolean;
};

/** Parcels of this sender, of those that were chosen. */
export async function findChosen(db: Db, senderId: string, ids: readonly string[]): Promise<ReadonlyMap<string, ChosenRow>> {
  const rows = await db<ChosenRow[]>`
    select item.id, item.type, item.asked_of, ${isFree(db)} as is_free, item.status in ('matched', 'delivered') as is_matched,
      item.currency, item.pickup_address, item.pickup,
      exists (
        select from collection_parcel join collection on collection.id = collection_id
        where package_id = item.id and status = 'open') as is_offered
    from timeline_item as item join package on package.item_id = item.id
    where item.id = any(${[...ids]}) and item.author_id = ${senderId}`;
  return new Map(rows.map((row) => [row.id, row]));
}
