import type { Currency } from '@waybill/contract/money';
import type { Db } from '../../../platform/db/database.ts';

export type QuotedOrder = {
  readonly orderId: string;
  readonly trackingId: string;
  readonly title: string;
  readonly orderStatus: number;
  readonly feeMinor: string;
  readonly currency: Currency;
  readonly senderId: string;
  readonly carrierId: string;
  readonly createdAt: Date;
  readonly isDispute: boolean;
};

type Quoted = {
  readonly trackingId: string | undefined;
  readonly orderId: string | undefined;
  readonly packageId: string | undefined;
  /** Of these two, where it came to a dispute. */
  readonly disputed?: readonly [string, string] | undefined;
};

const wasDisputed = (db: Db) =>
  db`exists (select from order_event where order_id = delivery_order.id and order_event.status = 8)`;

/** Finds orders by an id that somebody has read off their screen; for a parcel all of its orders, the newest first. Each part has its index. */
export async function findQuotedOrders(db: Db, quoted: Quoted, limit: number): Promise<QuotedOrder[]> {
  const { trackingId, orderId, packageId, disputed } = quoted;
  const wanted = trackingId
    ? db`tracking_id = ${trackingId}`
    : orderId
      ? db`delivery_order.id = ${orderId}`
      : packageId
        ? db`delivery_order.package_id = ${packageId}`
        : disputed
          ? db`delivery_order.sender_id = any(${[...disputed]}) and delivery_order.carrier_id = any(${[...disputed]}) and ${wasDisputed(db)}`
          : undefined;
  if (!wanted) return [];
  return db<QuotedOrder[]>`
    select delivery_order.id as order_id, tracking_id, escrow.title, status as order_status, delivery_order.fee_minor,
      delivery_order.currency, delivery_order.sender_id, delivery_order.carrier_id, created_at,
      ${wasDisputed(db)} as is_dispute
    from delivery_order join escrow on escrow.package_id = delivery_order.package_id
    where ${wanted} order by created_at desc, delivery_order.id desc limit ${limit}`;
}

export type QuotedParcel = {
  readonly packageId: string;
  readonly title: string;
  readonly senderId: string;
  readonly feeMinor: string;
  readonly currency: Currency;
  readonly createdAt: Date;
  /** The newest order about it. */
  readonly orderId: string | null;
  readonly trackingId: string | null;
  readonly orderStatus: number | null;
  readonly isDispute: boolean;
};

/** Parcels by their id, or by words of their title and their beginnings; the newest first, each with its newest order. */
export async function findQuotedParcels(
  db: Db,
  wanted: { readonly packageId: string } | { readonly words: string },
  limit: number,
): Promise<QuotedParcel[]> {
  return db<QuotedParcel[]>`
    select parcel.package_id, parcel.title, parcel.sender_id, parcel.fee_minor, parcel.currency, parcel.held_at as created_at,
      newest.id as order_id, newest.tracking_id, newest.status as order_status, coalesce(newest.is_dispute, false) as is_dispute
    from (
      select * from escrow
      where ${
        'packageId' in wanted
          ? db`package_id = ${wanted.packageId}`
          : db`to_tsvector('simple', title) @@ to_tsquery('simple', ${wanted.words})`
      }
      order by held_at desc, package_id desc limit ${limit}) as parcel
    left join lateral (
      select id, tracking_id, status, ${wasDisputed(db)} as is_dispute from delivery_order
      where package_id = parcel.package_id order by created_at desc, id desc limit 1) as newest on true
    order by parcel.held_at desc, parcel.package_id desc`;
}
