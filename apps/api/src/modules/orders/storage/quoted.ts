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
};

/** Finds orders by an id that somebody has read off their screen; for a parcel all of its orders, the newest first. Each part has its index. */
export async function findQuotedOrders(db: Db, quoted: Quoted, limit: number): Promise<QuotedOrder[]> {
  const { trackingId, orderId, packageId } = quoted;
  const wanted = trackingId
    ? db`tracking_id = ${trackingId}`
    : orderId
      ? db`delivery_order.id = ${orderId}`
      : packageId
        ? db`delivery_order.package_id = ${packageId}`
        : undefined;
  if (!wanted) return [];
  return db<QuotedOrder[]>`
    select delivery_order.id as order_id, tracking_id, escrow.title, status as order_status, delivery_order.fee_minor,
      delivery_order.currency, delivery_order.sender_id, delivery_order.carrier_id, created_at,
      exists (select from order_event where order_id = delivery_order.id and order_event.status = 8) as is_dispute
    from delivery_order join escrow on escrow.package_id = delivery_order.package_id
    where ${wanted} order by created_at desc, delivery_order.id desc limit ${limit}`;
}
