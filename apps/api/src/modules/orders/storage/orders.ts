import type { Currency } from '@waybill/contract/money';
import { type OrderStatus, orderStatus } from '@waybill/contract/orders/enums';
import type { CancellationReason } from '@waybill/contract/orders/order-fields';
import type { Side } from '@waybill/contract/orders/process';
import { isOnTheWay } from '@waybill/contract/orders/status-groups';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Withheld } from './handover-codes.ts';

export type OrderRow = {
  readonly id: string;
  readonly trackingId: string;
  readonly packageId: string;
  readonly senderId: string;
  readonly carrierId: string;
  /** The member of the carrying business who has it now; null where the carrier is one person, or nobody has it. */
  readonly riderId: string | null;
  readonly askedBy: Side;
  readonly isBooking: boolean;
  readonly isExpress: boolean;
  readonly status: OrderStatus;
  /** Its parcel was sold. */
  readonly isSale: boolean;
  /** Attempts to hand it over that failed. */
  readonly attempts: number;
  /** The carrier is at the door, and waits for the payment until then. */
  readonly doorAt: Date | null;
  readonly doorUntil: Date | null;
  /** The day that the seller chose for another attempt. */
  readonly againOn: string | null;
  readonly currency: Currency;
  readonly feeMinor: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly dueAt: Date | null;
  readonly cancelAskedAt: Date | null;
  readonly cancelReasons: readonly CancellationReason[];
  readonly handoverCodeNumber: number;
  readonly handoverCodeSentAt: Date | null;
  readonly handoverCodeWithheld: Withheld | null;
};

export const orderColumns = (db: Db) => db`
  delivery_order.id, delivery_order.tracking_id, delivery_order.package_id, delivery_order.sender_id, delivery_order.carrier_id,
  delivery_order.rider_id, delivery_order.asked_by, delivery_order.is_booking, delivery_order.is_express, delivery_order.status, delivery_order.currency,
  delivery_order.fee_minor, delivery_order.created_at, delivery_order.changed_at, delivery_order.due_at,
  delivery_order.cancel_asked_at, delivery_order.cancel_reasons, delivery_order.handover_code_number,
  delivery_order.handover_code_sent_at, delivery_order.handover_code_withheld, delivery_order.is_sale, delivery_order.attempts,
  delivery_order.door_at, delivery_order.door_until, to_char(delivery_order.again_on, 'YYYY-MM-DD') as again_on`;

export type NewOrder = Omit<
  OrderRow,
  | 'feeMinor'
  | 'riderId'
  | 'attempts'
  | 'doorAt'
  | 'doorUntil'
  | 'againOn'
  | 'createdAt'
  | 'changedAt'
  | 'dueAt'
  | 'cancelAskedAt'
  | 'cancelReasons'
  | 'handoverCodeNumber'
  | 'handoverCodeSentAt'
  | 'handoverCodeWithheld'
> & {
  readonly feeMinor: bigint;
  readonly routeFrom: string;
  readonly routeTo: string;
  /** When it moves on by itself. */
  readonly dueInHours: number | null;
};

/** Nothing when the tracking number is taken. */
export async function insertOrder(tx: Tx, { dueInHours, ...order }: NewOrder): Promise<OrderRow | undefined> {
  const [made] = await tx<OrderRow[]>`
    insert into delivery_order (id, tracking_id, package_id, sender_id, carrier_id, asked_by, is_booking, is_express, is_sale, status, currency,
      fee_minor, route_from, route_to, due_at)
    values (${order.id}, ${order.trackingId}, ${order.packageId}, ${order.senderId}, ${order.carrierId}, ${order.askedBy},
      ${order.isBooking}, ${order.isExpress}, ${order.isSale}, ${order.status}, ${order.currency}, ${String(order.feeMinor)}, ${order.routeFrom},
      ${order.routeTo}, now() + ${dueInHours}::float8 * interval '1 hour')
    on conflict (tracking_id) do nothing
    returning ${orderColumns(tx)}`;
  return made;
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [row] = await db<OrderRow[]>`select ${orderColumns(db)} from delivery_order where id = ${id}`;
  return row;
}

/** Queries of what never changes about an order, for statements that are sent before the order is read. */
export const packageOf = (db: Db, orderId: string) => db`(select package_id from delivery_order where id = ${orderId})`;
export const carrierOf = (db: Db, orderId: string) => db`(select carrier_id from delivery_order where id = ${orderId})`;

/** Locked only after its package: every change of an order takes that lock first, so two never deadlock. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx<OrderRow[]>`select ${orderColumns(tx)} from delivery_order where id = ${id} for update`;
  return row;
}

/** The running or requested order of a package and a carrier. */
export async function findLiveOrder(tx: Tx, packageId: string, carrierId: string): Promise<OrderRow | undefined> {
  const [row] = await tx<OrderRow[]>`
    select ${orderColumns(tx)} from delivery_order
    where package_id = ${packageId} and carrier_id = ${carrierId} and status in (0, 1, 2, 3, 4, 5, 8, 10, 11)
    order by created_at desc limit 1 for update`;
  return row;
}

/** The order of a package that is the newest of those that were agreed on, or asked for. Its package is locked. */
export async function lockLastOrder(tx: Tx, packageId: string): Promise<OrderRow | undefined> {
  const [row] = await tx<OrderRow[]>`
    select ${orderColumns(tx)} from delivery_order where package_id = ${packageId} and status not in (0, 7, 9)
    order by created_at desc limit 1 for update`;
  return row;
}

/** The carrier waits at the door for the payment, for this long. */
export async function setAtDoor(tx: Tx, id: string, minutes: number): Promise<{ readonly doorUntil: Date }> {
  const [row] = await tx<{ doorUntil: Date }[]>`
    update delivery_order set door_at = now(), door_until = now() + ${minutes}::int * interval '1 minute'
    where id = ${id} returning door_until`;
  if (!row) throw new Error(`The order ${id} is gone`);
  return row;
}

/** Unanswered requests for these packages, in the order of their ids. */
export async function lockRequested(tx: Tx, packageIds: readonly string[]): Promise<OrderRow[]> {
  return tx<OrderRow[]>`
    select ${orderColumns(tx)} from delivery_order where package_id = any(${[...packageIds]}) and status = 0 order by id for update`;
}

export async function hasOrders(db: Db, packageId: string): Promise<boolean> {
  const rows = await db`select 1 from delivery_order where package_id = ${packageId} limit 1`;
  return rows.length === 1;
}

type Move = {
  readonly status: OrderStatus;
  /** When it moves on by itself. */
  readonly dueInHours: number | null;
  readonly feeMinor?: bigint;
  /** The day of another attempt. */
  readonly againOn?: string | undefined;
  /** The carrier's question whether to bring it back still waits for its answer, and its clock runs on. */
  readonly keepsQuestion?: boolean;
};

/** A requested cancellation ends with the next status, whatever the answer was; and the carrier no longer stands at the door. */
export async function setOrderStatus(tx: Tx, id: string, move: Move): Promise<OrderRow> {
  const { status, dueInHours, feeMinor, againOn = null, keepsQuestion = false } = move;
  const leavesTheDoor = !isOnTheWay(status) || againOn !== null;
  const [row] = await tx<OrderRow[]>`
    update delivery_order
    set status = ${status}, changed_at = now(),
        attempts = attempts + ${status === orderStatus.AttemptFailed ? 1 : 0}, again_on = coalesce(${againOn}::date, again_on),
        door_at = case when ${!leavesTheDoor} then door_at end, door_until = case when ${!leavesTheDoor} then door_until end,
        due_at = case when ${keepsQuestion} then due_at else now() + ${dueInHours}::float8 * interval '1 hour' end,
        cancel_asked_at = case when ${keepsQuestion} then cancel_asked_at end,
        cancel_reasons = case when ${keepsQuestion} then cancel_reasons else '[]' end,
        fee_minor = coalesce(${feeMinor === undefined ? null : String(feeMinor)}, fee_minor)
    where id = ${id} returning ${orderColumns(tx)}`;
  if (!row) throw new Error(`The order ${id} is gone`);
  return row;
}

/** The carrier wants to bring it back; until then the sender may answer. */
export async function setCancelAsked(
  tx: Tx,
  id: string,
  reasons: readonly CancellationReason[],
  dueInHours: number,
): Promise<OrderRow> {
  const [row] = await tx<OrderRow[]>`
    update delivery_order
    set cancel_asked_at = now(), cancel_reasons = ${tx.json([...reasons])}, changed_at = now(),
        due_at = now() + ${dueInHours}::float8 * interval '1 hour'
    where id = ${id} returning ${orderColumns(tx)}`;
  if (!row) throw new Error(`The order ${id} is gone`);
  return row;
}

/** Extends the time that a request of one to the other waits. */
export function renewRequested(tx: Tx, packageId: string, carrierId: string, hours: number): void {
  tx.write(tx`
    update delivery_order set due_at = greatest(due_at, now() + ${hours}::float8 * interval '1 hour')
    where package_id = ${packageId} and carrier_id = ${carrierId} and status = 0`);
}

/** Gives the higher fee to everybody who has asked for a package. */
export function raiseRequested(tx: Tx, packageId: string, feeMinor: bigint): void {
  tx.write(tx`
    update delivery_order set fee_minor = ${String(feeMinor)}, changed_at = now()
    where package_id = ${packageId} and status = 0`);
}

/** Orders whose time has come, those that were asked for first. */
export async function listDueOrders(db: Db, afterId: string, limit: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from delivery_order where due_at <= now() and id > ${afterId} order by id limit ${limit}`;
  return rows.map(({ id }) => id);
}

export async function isDue(db: Db, id: string): Promise<boolean> {
  const rows = await db`select 1 from delivery_order where id = ${id} and due_at <= now()`;
  return rows.length === 1;
}
