import type { OrderStatus } from '@waybill/contract/orders/enums';
import type { Place } from '@waybill/contract/places/place';
import type { RoundParcelView } from '@waybill/contract/rounds/list-round-parcels';
import type { Db } from '../../../platform/db/database.ts';

/** An order of a business as rounds look at it. */
export type RoundOrder = {
  readonly orderId: string;
  readonly packageId: string;
  readonly trackingId: string;
  readonly riderId: string | null;
  readonly status: OrderStatus;
  readonly isExpress: boolean;
  readonly changedAt: Date;
  readonly weightGrams: number;
  readonly pickup: Place;
  readonly dropOff: Place;
  readonly pickupAddress: string;
  readonly dropOffAddress: string;
  readonly senderName: string;
  readonly receiverName: string;
  readonly senderPhone: string;
  readonly receiverPhone: string;
  /** When it was fetched and handed over, as somebody was at the door. */
  readonly pickedUpAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly note: string;
  /** Its rider has not said yes. */
  readonly isOffered: boolean;
};

const columns = (db: Db) => db`
  one.id as order_id, one.package_id, one.tracking_id, one.rider_id, one.status, one.is_express, one.changed_at, package.weight_grams,
  item.pickup, item.drop_offs -> 0 as drop_off, item.pickup_address, item.drop_off_addresses[1] as drop_off_address,
  package.sender_name, package.receiver_name, package.sender_phone, package.receiver_phone,
  (select min(happened_at) from order_event where order_id = one.id and status = 2) as picked_up_at,
  (select min(happened_at) from order_event where order_id = one.id and status in (4, 5)) as delivered_at,
  coalesce((select note from receiver_note where order_id = one.id), '') as note,
  exists (select from order_assignment where order_id = one.id and ended_at is null and state = 'offered') as is_offered`;

const tables = (db: Db) => db`
  delivery_order as one join timeline_item as item on item.id = one.package_id join package on package.item_id = one.package_id`;

/** Those of these orders that the business carries. */
export async function findRoundOrders(
  db: Db,
  businessId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, RoundOrder>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db<RoundOrder[]>`
    select ${columns(db)} from ${tables(db)} where one.id = any(${[...orderIds]}) and one.carrier_id = ${businessId}`;
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** What a rider has to fetch and to bring now, express first, then as it came. */
export async function listWorkOfRider(db: Db, businessId: string, riderId: string): Promise<RoundOrder[]> {
  return db<RoundOrder[]>`
    select ${columns(db)} from ${tables(db)}
    where one.rider_id = ${riderId} and one.carrier_id = ${businessId} and one.status in (1, 2, 3, 10, 11)
    order by one.is_express desc, one.created_at, one.id`;
}

export type Burden = { readonly orderId: string; readonly riderId: string; readonly weightGrams: number };

/** What riders have with them or are to fetch. */
export async function listBurdens(db: Db, businessId: string): Promise<Burden[]> {
  return db<Burden[]>`
    select delivery_order.id as order_id, rider_id, weight_grams from delivery_order join package on item_id = package_id
    where delivery_order.carrier_id = ${businessId} and status in (1, 2, 3, 10, 11) and rider_id is not null`;
}

export type ParcelRow = Pick<RoundOrder, 'orderId' | 'trackingId' | 'isExpress' | 'weightGrams' | 'pickup' | 'dropOff'> & {
  readonly receiverName: string;
  readonly shipDate: string;
  readonly batch: RoundParcelView['batch'];
};

/** What waits for a rider: agreed on, not fetched, and nobody’s. */
export async function listParcels(db: Db, businessId: string, limit: number): Promise<ParcelRow[]> {
  return db<ParcelRow[]>`
    select one.id as order_id, one.tracking_id, one.is_express, package.weight_grams, item.pickup, item.drop_offs -> 0 as drop_off,
           package.receiver_name, to_char(item.ship_date, 'YYYY-MM-DD') as ship_date,
           case when batch.id is not null then jsonb_build_object('id', batch.id,
             'label', coalesce(batch.pickup ->> 'city', '') || ' → ' || coalesce(batch.drop_offs -> 0 ->> 'city', '')) end as batch
    from ${tables(db)} left join timeline_item as batch on batch.id = item.related_item_id and one.is_booking
    where one.carrier_id = ${businessId} and one.status = 1 and one.rider_id is null
    order by one.is_express desc, item.ship_date, one.created_at, one.id limit ${limit}`;
}
