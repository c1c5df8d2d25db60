import { type AttemptReason, orderStatus } from '@waybill/contract/orders/enums';
import type { CancellationReason } from '@waybill/contract/orders/order-fields';
import type { Actor } from '@waybill/contract/orders/step';
import type { Db } from '../../../platform/db/database.ts';

export type EventRow = {
  readonly id: string;
  readonly what: string;
  readonly status: number | null;
  readonly actor: Actor;
  readonly happenedAt: Date;
  readonly heardAt: Date;
  readonly proof: 'code' | 'photo' | null;
  /** The member who did it in the name of a business. */
  readonly actedByName: string | null;
  readonly message: string;
  readonly reasons: readonly CancellationReason[];
};

/** Oldest first, in the order in which they were reported. */
export async function listEvents(db: Db, orderId: string): Promise<EventRow[]> {
  return db<EventRow[]>`
    select id, what, status, actor, happened_at, heard_at, proof, message, reasons,
           (select full_name from profile where profile.user_id = acted_by) as acted_by_name
    from order_event where order_id = ${orderId} order by seq`;
}

/** A query of the ids of an order's events, for what is looked up by them. */
export const eventIdsOf = (db: Db, orderId: string) => db`select id from order_event where order_id = ${orderId}`;

/** Why attempts to hand over an order failed, by the ids of their events. */
export async function listAttemptReasons(db: Db, orderId: string): Promise<ReadonlyMap<string, AttemptReason>> {
  const rows = await db<{ id: string; attemptReason: AttemptReason }[]>`
    select id, attempt_reason from order_event where order_id = ${orderId} and attempt_reason is not null`;
  return new Map(rows.map(({ id, attemptReason }) => [id, attemptReason]));
}

export type ReasonsByOrder = ReadonlyMap<string, readonly CancellationReason[]>;

/** Why orders were cancelled, as far as they were. */
export async function findCancellationReasons(db: Db, orderIds: readonly string[]): Promise<ReasonsByOrder> {
  if (orderIds.length === 0) return new Map();
  const rows = await db<{ orderId: string; reasons: readonly CancellationReason[] }[]>`
    select order_id, reasons from order_event
    where order_id = any(${[...orderIds]}) and status = ${orderStatus.Cancelled} order by seq`;
  return new Map(rows.map(({ orderId, reasons }) => [orderId, reasons]));
}

export type RecentStep = {
  readonly eventId: string;
  readonly what: string;
  readonly actor: Actor;
  readonly userId: string | null;
};

/**
 * An event and those of the last hour before it in the same order, oldest first. A reader who shows them one by one and gets one
 * late can still show them in the order in which they happened.
 */
export async function listStepsUpTo(db: Db, orderId: string, eventId: string): Promise<RecentStep[]> {
  return db<RecentStep[]>`
    select earlier.id as event_id, earlier.what, earlier.actor, earlier.user_id
    from order_event as known join order_event as earlier on earlier.order_id = known.order_id and earlier.seq <= known.seq
    where known.id = ${eventId} and known.order_id = ${orderId}
      and (earlier.id = known.id or earlier.heard_at > known.heard_at - interval '1 hour')
      and (earlier.status is not null or earlier.id = known.id)
    order by earlier.seq`;
}
