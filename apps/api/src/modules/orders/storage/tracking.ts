import type { Currency } from '@waybill/contract/money';
import type { OrderStatus } from '@waybill/contract/orders/enums';
import type { Actor } from '@waybill/contract/orders/step';
import type { Place } from '@waybill/contract/places/place';
import type { DispatchMode } from '@waybill/contract/timeline/enums';
import type { Db } from '../../../platform/db/database.ts';
import { type OrderRow, orderColumns } from './orders.ts';

/** The data of the public page. */
export type TrackedRow = {
  readonly orderId: string;
  readonly carrierId: string;
  /** The member of a business who has it now, and since when. */
  readonly riderId: string | null;
  readonly riderSince: Date | null;
  readonly status: OrderStatus;
  readonly dispatchMode: DispatchMode;
  readonly pickup: Place;
  readonly dropOff: Place;
  readonly shipDate: string;
  readonly isCodeSent: boolean;
  /** What is still to be paid at the door; null where nothing is. */
  readonly dueMinor: string | null;
  readonly currency: Currency;
  /** For us alone. */
  readonly receiverPhone: string;
};

export async function findTracked(db: Db, trackingId: string): Promise<TrackedRow | undefined> {
  const [row] = await db<TrackedRow[]>`
    select delivery_order.id as order_id, delivery_order.carrier_id, delivery_order.rider_id,
           (select created_at from order_assignment where order_id = delivery_order.id and ended_at is null) as rider_since,
           delivery_order.status, item.dispatch_mode, item.pickup,
           item.drop_offs -> 0 as drop_off, to_char(item.ship_date, 'YYYY-MM-DD') as ship_date,
           handover_code_sent_at is not null as is_code_sent, package.receiver_phone, delivery_order.currency,
           case when escrow.is_due then escrow.goods_minor
             + case when escrow.delivery_by = 'buyer' then escrow.fee_minor + escrow.charge_minor else 0 end end as due_minor
    from delivery_order join timeline_item as item on item.id = package_id join package on package.item_id = package_id
    left join escrow on escrow.package_id = delivery_order.package_id
    where tracking_id = ${trackingId}`;
  return row;
}

export async function findOrderByTracking(db: Db, trackingId: string): Promise<OrderRow | undefined> {
  const [row] = await db<OrderRow[]>`select ${orderColumns(db)} from delivery_order where tracking_id = ${trackingId}`;
  return row;
}

export type PublicStep = {
  readonly what: string;
  readonly actor: Actor;
  readonly status: OrderStatus;
  readonly happenedAt: Date;
  readonly heardAt: Date;
};

/** Steps of the process only: what people wrote or asked each other is theirs. */
export async function listPublicSteps(db: Db, orderId: string): Promise<PublicStep[]> {
  return db<PublicStep[]>`
    select what, actor, status, happened_at, heard_at from order_event where order_id = ${orderId} and status is not null order by seq`;
}
