import type { Currency } from '@waybill/contract/money';
import type { CaseKind } from '@waybill/contract/ops/case-kinds';
import type { Db } from '../../../platform/db/database.ts';
import { waitingPayouts } from '../../wallet/index.ts';

export type RelatedCase = {
  readonly kind: Exclude<CaseKind, 'report'>;
  readonly id: string;
  readonly title: string;
  readonly userId: string;
  readonly since: Date;
  readonly endedAt: Date | null;
  readonly outcome: string;
};

/**
 * Cases of these people, open or over; each part has its index. Reports are read on their own: who made one is not for everybody.
 * Of a case that concerns two of them it is the sender who stands in it.
 */
const casesOf = (db: Db, ids: string[]) => db`
  select 'dispute' as kind, orders.id, escrow.title, case when orders.sender_id = any(${ids}) then orders.sender_id else orders.carrier_id end as user_id,
    asked.since, case when orders.status = 8 then null else orders.changed_at end as ended_at,
    case orders.status when 5 then 'The carrier was paid' when 6 then 'The money went back' else '' end as outcome
  from (
    select * from delivery_order where sender_id = any(${ids})
    union select * from delivery_order where carrier_id = any(${ids})) as orders
  join escrow on escrow.package_id = orders.package_id
  cross join lateral (select min(heard_at) as since from order_event where order_id = orders.id and order_event.status = 8) as asked
  where asked.since is not null
  union all
  select 'check', id, coalesce(document_type, 'Business papers'), user_id, submitted_at, decided_at,
    case state when 'accepted' then 'Accepted' when 'refused' then 'Refused' else '' end
  from identity_check where user_id = any(${ids}) and state <> 'draft'
  union all
  select 'sale-question', sale.id, sale.title, seller_id, complained_at,
    case when sale.state = 'questioned' then null else coalesce(decided_at, sale.modified_at) end,
    case decision when 'refund' then 'The buyer was refunded' when 'release' then 'The seller was paid' when 'split' then 'Split' else '' end
  from sale join sale_order on sale_order.sale_id = sale.id and sale_order.ended_at is null
  left join sale_decision on sale_decision.sale_id = sale.id
  where seller_id = any(${ids}) and complained_at is not null
  union all
  select 'payout', waiting.id, waiting.title, waiting.user_id, waiting.since, null, '' from (${waitingPayouts(db)}) as waiting
  where waiting.user_id = any(${ids})
  union all
  select 'payout', reference, reference, user_id, created_at, coalesce(checked_at, created_at), 'It came back'
  from payout where user_id = any(${ids}) and state = 'returned'
  union all
  select 'money-question', reference, reference, user_id, created_at, null, ''
  from payment where user_id = any(${ids}) and (state = 'quarantined' or disputed_at is not null)
  union all
  select 'correction', id, title, user_id, proposed_at, decided_at,
    case state when 'approved' then 'Approved' when 'rejected' then 'Rejected' else '' end
  from money_correction where user_id = any(${ids})
  union all
  select 'appeal', appeal.id, measure.kind, appeal.user_id, made_at, decided_at,
    case outcome when 'stands' then 'It stands' when 'taken-back' then 'Taken back' when 'lifted' then 'Lifted otherwise' else '' end
  from appeal join measure on measure.id = measure_id where appeal.user_id = any(${ids})`;

/** Open ones first, then the newest. */
export async function listRelatedCases(db: Db, userIds: readonly string[], limit: number): Promise<RelatedCase[]> {
  return db<RelatedCase[]>`
    select kind, id, title, user_id, since, ended_at, outcome from (${casesOf(db, [...userIds])}) as found
    order by ended_at is not null, coalesce(ended_at, since) desc, id desc limit ${limit}`;
}

export type WaitingSum = {
  readonly userId: string;
  readonly currency: Currency;
  readonly count: number;
  readonly amountMinor: string;
};

/** Payouts of these people that are under way. */
export async function sumWaitingPayouts(db: Db, userIds: readonly string[]): Promise<WaitingSum[]> {
  return db<WaitingSum[]>`
    select user_id, currency, count(*)::int as count, sum(amount_minor)::text as amount_minor from payout
    where user_id = any(${[...userIds]}) and state in ('queued', 'sent', 'waiting', 'unclaimed')
    group by user_id, currency order by user_id, currency`;
}

export type SharedDevice = { readonly userId: string; readonly otherId: string; readonly device: string; readonly lastAt: Date };

/** Who of others has signed in from the same address with the same kind of device, each once, the latest first. Our own people are left out. */
export async function listSharedDevices(db: Db, userIds: readonly string[], limit: number): Promise<SharedDevice[]> {
  const ids = [...userIds];
  return db<SharedDevice[]>`
    select user_id, other_id, device, last_at from (
      select distinct on (own.user_id, other.user_id) own.user_id, other.user_id as other_id, other.device, other.last_used_at as last_at
      from (select user_id, ip, device from session where user_id = any(${ids}) and last_used_at > now() - interval '90 days'
            order by last_used_at desc limit 60) as own
      join session as other on other.ip = own.ip and other.device = own.device and other.user_id <> own.user_id
      join account on account.id = other.user_id and not account.is_staff
      where other.last_used_at > now() - interval '90 days'
      order by own.user_id, other.user_id, other.last_used_at desc) as shared
    order by last_at desc, user_id, other_id limit ${limit}`;
}
