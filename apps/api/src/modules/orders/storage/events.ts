import { type AttemptReason, type OrderStatus, orderStatus } from '@waybill/contract/orders/enums';
import type { CancellationReason } from '@waybill/contract/orders/order-fields';
import type { Actor } from '@waybill/contract/orders/step';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { actingMember } from '../../../platform/http/acting-member.ts';
import { newId } from '../../../platform/ids.ts';
import { attachImages } from '../../files/index.ts';

/** An act on an order: the actor, and what came with it. */
export type OrderAction = {
  readonly actor: Actor;
  /** Null for `time`; staff are not users. */
  readonly userId: string | null;
  /** Now by default. */
  readonly happenedAt?: Date | undefined;
  readonly proof?: 'code' | 'photo' | undefined;
  readonly message?: string | undefined;
  readonly reasons?: readonly CancellationReason[] | undefined;
  /** For an attempt that failed: why, and how far from the door. */
  readonly attempt?: { readonly reason: AttemptReason; readonly doorMetres: number } | undefined;
  /** Uploads of the actor. */
  readonly imageIds?: readonly string[] | undefined;
  /** One of several parcels with which the same happens in one act: people hear of all of them once. */
  readonly isTogether?: boolean | undefined;
};

export type NewEvent = OrderAction & {
  readonly orderId: string;
  readonly what: string;
  /** The status it led to. */
  readonly status: OrderStatus | null;
};

/** Writes a line of an order's history with its pictures, and answers its id. */
export async function insertEvent(tx: Tx, event: NewEvent): Promise<string> {
  const id = newId('orderEvent');
  tx.write(tx`
    insert into order_event (id, order_id, what, status, actor, user_id, happened_at, proof, message, reasons, attempt_reason, door_metres, acted_by)
    values (${id}, ${event.orderId}, ${event.what}, ${event.status}, ${event.actor}, ${event.userId},
      coalesce(${event.happenedAt ?? null}::timestamptz, now()), ${event.proof ?? null}, ${event.message ?? ''},
      ${tx.json([...(event.reasons ?? [])])}, ${event.attempt?.reason ?? null}, ${event.attempt?.doorMetres ?? null},
      ${event.userId === null ? null : (actingMember()?.personId ?? null)})`);
  if (event.userId !== null) await attachImages(tx, event.userId, event.imageIds ?? [], id);
  return id;
}

/** The day in Lagos. */
export async function findToday(db: Db): Promise<string> {
  const [row] = await db<{ today: string }[]>`select to_char(now() at time zone 'Africa/Lagos', 'YYYY-MM-DD') as today`;
  if (!row) throw new Error('The database does not know the day');
  return row.today;
}

/** When its last step was taken. */
export async function lastStepAt(db: Db, orderId: string): Promise<Date | undefined> {
  const [row] = await db<{ happenedAt: Date }[]>`
    select happened_at from order_event where order_id = ${orderId} and status is not null order by seq desc limit 1`;
  return row?.happenedAt;
}

export async function hasReached(db: Db, orderId: string, status: OrderStatus): Promise<boolean> {
  const rows = await db`select 1 from order_event where order_id = ${orderId} and status = ${status} limit 1`;
  return rows.length === 1;
}

/** The last place of something sold before its dispute was that nobody took it, or the way back. */
export async function wentBack(db: Db, orderId: string): Promise<boolean> {
  const [row] = await db<{ status: OrderStatus }[]>`
    select status from order_event where order_id = ${orderId} and status in (1, 2, 3, 4, 10, 11) order by seq desc limit 1`;
  return row?.status === orderStatus.AttemptFailed || row?.status === orderStatus.Returning;
}

export type LateClaim = { readonly id: string; readonly message: string; readonly proof: 'code' | 'photo' | null };

/** Late claims of an order, newest first. */
export async function listLateClaims(db: Db, orderId: string): Promise<LateClaim[]> {
  return db<LateClaim[]>`
    select id, message, proof from order_event where order_id = ${orderId} and what = 'claim-late' order by seq desc`;
}
