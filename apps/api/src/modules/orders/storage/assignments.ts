import { ridingRoles } from '@waybill/contract/businesses/roles';
import type { AssignmentView } from '@waybill/contract/orders/assignment-view';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type AssignmentRow = {
  readonly id: string;
  readonly orderId: string;
  readonly riderId: string;
  readonly riderName: string;
  readonly state: AssignmentView['state'];
  readonly reason: string;
  readonly sharePercent: number | null;
  readonly createdAt: Date;
};

const columns = (db: Db) => db`
  order_assignment.id, order_assignment.order_id, order_assignment.rider_id, order_assignment.state, order_assignment.reason,
  order_assignment.share_percent, order_assignment.created_at,
  (select full_name from profile where profile.user_id = order_assignment.rider_id) as rider_name`;

export async function findAssignment(db: Db, id: string): Promise<AssignmentRow | undefined> {
  const [row] = await db<AssignmentRow[]>`select ${columns(db)} from order_assignment where id = ${id}`;
  return row;
}

/** Whoever has these orders now, by the orders. */
export async function findAssignments(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, AssignmentRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db<AssignmentRow[]>`
    select ${columns(db)} from order_assignment where order_id = any(${[...orderIds]}) and ended_at is null`;
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** The newest of an order, whatever became of it: a no is shown until somebody else has it. */
export async function findLastAssignment(db: Db, orderId: string): Promise<AssignmentRow | undefined> {
  const [row] = await db<AssignmentRow[]>`
    select ${columns(db)} from order_assignment where order_id = ${orderId} order by created_at desc, id desc limit 1`;
  return row;
}

export type NewAssignment = {
  readonly id: string;
  readonly orderId: string;
  readonly riderId: string;
  readonly assignedBy: string;
  readonly sharePercent: number | null;
};

/** The order’s new rider, and the row that says who gave it to them. */
export function insertAssignment(tx: Tx, { id, orderId, riderId, assignedBy, sharePercent }: NewAssignment): void {
  tx.write(tx`
    insert into order_assignment (id, order_id, rider_id, assigned_by, share_percent)
    values (${id}, ${orderId}, ${riderId}, ${assignedBy}, ${sharePercent})`);
  tx.write(tx`update delivery_order set rider_id = ${riderId} where id = ${orderId}`);
}

/** The order has no rider any more. */
export function endAssignmentOf(tx: Tx, orderId: string, state: 'declined' | 'ended', reason = ''): void {
  tx.write(tx`
    update order_assignment
    set state = ${state}, reason = ${reason}, ended_at = now(), answered_at = case when ${state === 'declined'} then now() else answered_at end
    where order_id = ${orderId} and ended_at is null`);
  tx.write(tx`update delivery_order set rider_id = null where id = ${orderId}`);
}

/** Their yes; said twice, it was said the first time. */
export function takeAssignmentOf(tx: Tx, orderId: string): void {
  tx.write(tx`
    update order_assignment set state = 'taken', answered_at = now()
    where order_id = ${orderId} and ended_at is null and state = 'offered'`);
}

export type RidingMember = { readonly sharePercent: number | null };

/** A member who can be given work, kept so until the end of this transaction. Locked before any parcel, as by those who let members go. */
export async function keepRidingMember(tx: Tx, businessId: string, userId: string): Promise<RidingMember | undefined> {
  const [row] = await tx<RidingMember[]>`
    select share_percent from business_member
    where user_id = ${userId} and business_id = ${businessId} and ended_at is null and role = any(${[...ridingRoles]}) for share`;
  return row;
}

export type Work = { readonly orderId: string; readonly packageId: string };

/** What somebody has to do for a business, in the order of the parcels: that in which they are locked. */
export async function listWorkOf(db: Db, businessId: string, riderId: string): Promise<Work[]> {
  return db<Work[]>`
    select id as order_id, package_id from delivery_order
    where rider_id = ${riderId} and carrier_id = ${businessId} and status in (1, 2, 3, 10, 11) order by package_id`;
}

/** Parcels of a business that are in somebody’s hands. */
export async function countInHands(db: Db, riderId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int from delivery_order where rider_id = ${riderId} and status in (2, 3, 10, 11)`;
  return row?.count ?? 0;
}
