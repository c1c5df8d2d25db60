import type { Currency } from '@waybill/contract/money';
import type { Db } from '../../../platform/db/database.ts';

/** Number of pieces of evidence that a member has added to an order. */
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

/** Disputes that wait for staff, the oldest first. */
export async function listDisputes(db: Db): Promise<DisputeRow[]> {
  return db<DisputeRow[]>`
    select ${disputeColumns(db)}, changed_at as since from delivery_order ${bothSides(db)} where status = 8 order by changed_at`;
}

/** No staff member has looked into the order since. */
const isUnseen = (db: Db) => db`
  not exists (select from ops_act as look
              where look.what = 'claim-looked-into' and look.about ->> 'orderId' = order_event.order_id and look.at >= heard_at
                and not exists (select from ops_undoing where act_id = look.id))`;

/** Orders out of dispute to which a claim came too late, newest claim first. What was there when we decided is settled. */
export async function listLateClaimed(db: Db, days: number): Promise<DisputeRow[]> {
  return db<DisputeRow[]>`
    select ${disputeColumns(db)}, claim.since
    from (select order_id, max(heard_at) as since from order_event
          where what = 'claim-late' and heard_at > now() - ${days}::int * interval '1 day' and ${isUnseen(db)}
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

/** Running orders with a member on either side, and those of them in dispute. */
export async function countOrdersOf(db: Db, userId: string): Promise<{ running: number; disputes: number }> {
  const [row] = await db<[{ running: number; disputes: number }]>`
    select count(*) filter (where status in (1, 2, 3, 4, 10, 11))::int as running, count(*) filter (where status = 8)::int as disputes
    from delivery_order where ${userId} in (sender_id, carrier_id) and status in (1, 2, 3, 4, 8, 10, 11)`;
  return row;
}

/** A dispute as staff list it. */
export type DisputeCase = {
  readonly orderId: string;
  readonly trackingId: string;
  readonly title: string;
  readonly senderId: string;
  readonly carrierId: string;
  readonly currency: Currency;
  readonly feeMinor: string;
  /** Parts of towns, never doors. */
  readonly routeFrom: string;
  readonly routeTo: string;
  /** Since when they disagree, or when the claim came. */
  readonly since: Date;
  readonly decidedAt: Date | null;
  readonly kind: 'dispute' | 'late-claim' | 'decided';
};

const lateClaims = (db: Db) => db`
  select order_id, min(heard_at) as since from order_event
  where what = 'claim-late' and heard_at > now() - interval '90 days' and ${isUnseen(db)}
    and not exists (select from order_event as decided
                    where decided.order_id = order_event.order_id and decided.actor = 'ops' and decided.seq > order_event.seq)
  group by order_id`;

const openCases = (db: Db) => db`
  select id as order_id, changed_at as since, null::timestamptz as decided_at, 0 as rank, 'dispute' as kind from delivery_order where status = 8
  union all
  select order_id, claim.since, null, 1, 'late-claim' from (${lateClaims(db)}) as claim
  join delivery_order on delivery_order.id = order_id where status <> 8`;

/** What waits for staff here, in the columns that the console lists every case by. */
export const waitingDisputes = (db: Db) => db`
  select delivery_order.id, changed_at as since, escrow.title, delivery_order.sender_id as user_id
  from delivery_order join escrow on escrow.package_id = delivery_order.package_id where status = 8
  union all
  select order_id, claim.since, escrow.title, delivery_order.sender_id from (${lateClaims(db)}) as claim
  join delivery_order on delivery_order.id = order_id join escrow on escrow.package_id = delivery_order.package_id where status <> 8`;

/** Disputes that staff have decided, by the time of the decision. */
const decidedCases = (db: Db) => db`
  select order_id,
    (select min(asked.heard_at) from order_event as asked where asked.order_id = order_event.order_id and asked.status = 8) as since,
    max(heard_at) as decided_at, 0 as rank, 'decided' as kind
  from order_event where actor = 'ops' and status in (5, 6)
    and exists (select from order_event as asked where asked.order_id = order_event.order_id and asked.status = 8)
  group by order_id
  union all
  select order_id, coalesce((select min(heard_at) from order_event where order_event.order_id = looked.order_id and what = 'claim-late'), at), at,
    0, 'decided'
  from (select about ->> 'orderId' as order_id, max(at) as at from ops_act
        where what = 'claim-looked-into' and not exists (select from ops_undoing where act_id = ops_act.id) group by 1) as looked
  where not exists (select from order_event as asked where asked.order_id = looked.order_id and asked.status = 8)`;

const caseColumns = (db: Db) => db`
  found.order_id, tracking_id, escrow.title, delivery_order.sender_id, delivery_order.carrier_id, delivery_order.currency,
  escrow.fee_minor, route_from, route_to, found.since, found.decided_at, found.kind`;

export type CasePage = {
  readonly state: 'open' | 'decided';
  /** End of the last page. */
  readonly after:
    | { readonly at: Date; readonly orderId: string; readonly kind: 'dispute' | 'late-claim' | 'decided' }
    | undefined;
  readonly limit: number;
  readonly skip: number;
};

/** Open: disputes, the longest waiting first, then claims that came too late. Decided: the newest first. */
export async function listCases(db: Db, { state, after, limit, skip }: CasePage): Promise<DisputeCase[]> {
  const rank = after?.kind === 'late-claim' ? 1 : 0;
  if (state === 'open')
    return db<DisputeCase[]>`
      select ${caseColumns(db)} from (${openCases(db)}) as found
      join delivery_order on delivery_order.id = found.order_id join escrow on escrow.package_id = delivery_order.package_id
      ${after ? db`where (rank, since, found.order_id) > (${rank}::int, ${after.at}, ${after.orderId})` : db``}
      order by rank, since, found.order_id limit ${limit} offset ${skip}`;
  return db<DisputeCase[]>`
    select ${caseColumns(db)} from (${decidedCases(db)}) as found
    join delivery_order on delivery_order.id = found.order_id join escrow on escrow.package_id = delivery_order.package_id
    ${after ? db`where (decided_at, found.order_id) < (${after.at}, ${after.orderId})` : db``}
    order by decided_at desc, found.order_id desc limit ${limit} offset ${skip}`;
}

/** Only orders that are or were for staff to decide: anything else between two people is private. */
export async function findCase(db: Db, orderId: string): Promise<DisputeCase | undefined> {
  const [row] = await db<DisputeCase[]>`
    select ${caseColumns(db)} from (${openCases(db)} union all ${decidedCases(db)}) as found
    join delivery_order on delivery_order.id = found.order_id join escrow on escrow.package_id = delivery_order.package_id
    where found.order_id = ${orderId} order by rank, kind desc limit 1`;
  return row;
}

export async function countOpenCases(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db<[{ count: number; oldest: Date | null }]>`
    select count(*)::int as count, min(since) as oldest from (${openCases(db)}) as found`;
  return row;
}
