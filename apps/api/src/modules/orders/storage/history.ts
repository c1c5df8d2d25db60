import type { CancellationReason } from '@waybill/contract/orders/order-fields';
import type { Actor } from '@waybill/contract/orders/process';
import type { Db } from '../../../platform/db/database.ts';

export type EventRow = {
  readonly id: string;
  readonly what: string;
  readonly status: number | null;
  readonly actor: Actor;
  readonly happenedAt: Date;
  readonly heardAt: Date;
  readonly proof: 'code' | 'photo' | null;
  readonly message: string;
  readonly reasons: readonly CancellationReason[];
};

/** Oldest first, in the order in which we heard of it. */
export async function listEvents(db: Db, orderId: string): Promise<EventRow[]> {
  return db<EventRow[]>`
    select id, what, status, actor, happened_at, heard_at, proof, message, reasons
    from order_event where order_id = ${orderId} order by seq`;
}
