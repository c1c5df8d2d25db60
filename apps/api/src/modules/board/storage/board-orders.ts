import type { Currency } from '@waybill/contract/money';
import type { AssignmentView } from '@waybill/contract/orders/assignment-view';
import type { OrderStatus } from '@waybill/contract/orders/enums';
import type { Place } from '@waybill/contract/places/place';
import type { DispatchMode } from '@waybill/contract/timeline/enums';
import type { Db } from '../../../platform/db/database.ts';

export type BoardOrderRow = {
  readonly orderId: string;
  readonly trackingId: string;
  readonly packageId: string;
  readonly senderId: string;
  readonly riderId: string | null;
  readonly status: OrderStatus;
  readonly isExpress: boolean;
  readonly isSale: boolean;
  readonly feeMinor: string;
  readonly currency: Currency;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly pickup: Place;
  readonly dropOff: Place;
  readonly dispatchMode: DispatchMode;
  readonly shipDate: string;
  readonly weightGrams: number;
  readonly senderName: string;
  readonly receiverName: string;
  /** The newest assignment, whatever became of it. */
  readonly lastState: AssignmentView['state'] | null;
  readonly lastReason: string | null;
  readonly lastRiderName: string | null;
  readonly lastAt: Date | null;
};

/** In the text of the query: the planner must see that they are those of the index of what runs. */
const toCarry = 'status in (1, 2, 3, 10, 11)';

/** What a business has to carry: what waits for a rider first, express before the rest, then by its day. */
export async function listBoardOrders(db: Db, businessId: string, limit: number): Promise<BoardOrderRow[]> {
  return db<BoardOrderRow[]>`
    select one.id as order_id, one.tracking_id, one.package_id, one.sender_id, one.rider_id, one.status, one.is_express, one.is_sale,
           one.fee_minor, one.currency, one.created_at, one.changed_at, item.pickup, item.drop_offs -> 0 as drop_off,
           item.dispatch_mode, to_char(item.ship_date, 'YYYY-MM-DD') as ship_date, package.weight_grams,
           (select full_name from profile where user_id = one.sender_id) as sender_name, package.receiver_name,
           last.state as last_state, last.reason as last_reason, last.created_at as last_at,
           (select full_name from profile where user_id = last.rider_id) as last_rider_name
    from delivery_order as one
    join timeline_item as item on item.id = one.package_id
    join package on package.item_id = one.package_id
    left join lateral (
      select state, reason, created_at, rider_id from order_assignment
      where order_id = one.id order by created_at desc, id desc limit 1) as last on true
    where one.carrier_id = ${businessId} and one.${db.unsafe(toCarry)}
    order by one.rider_id is not null, one.is_express desc, item.ship_date, one.created_at, one.id
    limit ${limit}`;
}

export type OrderToGive = {
  readonly senderId: string;
  readonly riderId: string | null;
  readonly status: OrderStatus;
  readonly pickup: Place;
  readonly dispatchMode: DispatchMode;
  readonly weightGrams: number;
};

/** An order that the business carries. */
export async function findOrderToGive(db: Db, businessId: string, orderId: string): Promise<OrderToGive | undefined> {
  const [row] = await db<OrderToGive[]>`
    select sender_id, rider_id, delivery_order.status, item.pickup, item.dispatch_mode, package.weight_grams
    from delivery_order
    join timeline_item as item on item.id = package_id
    join package on package.item_id = package_id
    where delivery_order.id = ${orderId} and delivery_order.carrier_id = ${businessId}`;
  return row;
}

export type Refusal = { readonly reason: string /** They were asked and said nothing. */; readonly isSilent: boolean };

/** Who said no to an order and why, or nothing in time; of several times the last. */
export async function listRefusals(db: Db, orderId: string): Promise<ReadonlyMap<string, Refusal>> {
  const rows = await db<(Refusal & { riderId: string })[]>`
    select rider_id, reason, state = 'ended' as is_silent from order_assignment
    where order_id = ${orderId} and state in ('declined', 'ended') and reason <> '' order by created_at, id`;
  return new Map(rows.map(({ riderId, ...refusal }) => [riderId, refusal]));
}

/** Whether somebody should be on the way to fetch it. */
export async function isExpressToFetch(db: Db, orderId: string): Promise<boolean> {
  const rows = await db`select from delivery_order where id = ${orderId} and is_express and status = 1`;
  return rows.length === 1;
}

type RiderLoad = { readonly parcels: number; readonly grams: number };

/** All that riders of a business have, in their hands and still to be fetched. */
export async function listLoads(db: Db, businessId: string): Promise<ReadonlyMap<string, RiderLoad>> {
  const rows = await db<(RiderLoad & { riderId: string })[]>`
    select delivery_order.rider_id, count(*)::int as parcels, sum(package.weight_grams)::int as grams
    from delivery_order join package on package.item_id = package_id
    where delivery_order.carrier_id = ${businessId} and ${db.unsafe(toCarry)} and rider_id is not null
    group by delivery_order.rider_id`;
  return new Map(rows.map(({ riderId, ...load }) => [riderId, load]));
}
