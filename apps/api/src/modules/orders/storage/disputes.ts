import type { Currency } from '@waybill/contract/money';
import type { Db } from '../../../platform/db/database.ts';

/** How much somebody has shown our people already. */
export async function countEvidence(db: Db, orderId: string, userId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from order_event where order_id = ${orderId} and what = 'evidence' and user_id = ${userId}`;
  return row?.count ?? 0;
}

export type DisputeRow = {
  readonly orderId: string;
  readonly trackingId: string;
  readonly since: Date;
  readonly sender: string;
  readonly carrier: string;
  readonly currency: Currency;
  readonly feeMinor: string;
  readonly title: string;
};

const disputeColumns = (db: Db) => db`
  delivery_order.id as order_id, tracking_id, sender.username as sender, carrier.username as carrier, delivery_order.currency,
  escrow.fee_minor, escrow.title`;

const bothSides = (db: Db) => db`
  join account as sender on sender.id = delivery_order.sender_id
  join account as carrier on carrier.id = delivery_order.carrier_id
  join escrow on escrow.package_id = delivery_order.package_id`;

/** What waits for our people, the longest first. */
export async function listDisputes(db: Db): Promise<DisputeRow[]> {
  return db<DisputeRow[]>`
    select ${disputeColumns(db)}, changed_at as since from delivery_order ${bothSides(db)} where status = 8 order by changed_at`;
}

/** Orders out of dispute to which a claim came too late, newest claim first. What was there when we decided is settled. */
export async function listLateClaimed(db: Db, days: number): Promise<DisputeRow[]> {
  return db<DisputeRow[]>`
    select ${disputeColumns(db)}, claim.since
    from (select order_id, max(heard_at) as since from order_event
          where what = 'claim-late' and heard_at > now() - ${days}::int * interval '1 day'
            and not exists (select from order_event as decided
                            where decided.order_id = order_event.order_id and decided.actor = 'ops' and decided.seq > order_event.seq)
          group by order_id) as claim
    join delivery_order on delivery_order.id = claim.order_id ${bothSides(db)}
    where status <> 8 order by claim.since desc`;
}

export async function countDisputes(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*)::int as count from delivery_order where status = 8`;
  return row?.count ?? 0;
}
