import { idPrefixes } from '@waybill/contract/ids';
import type { Position } from '../../../platform/cursor.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ArrivalKey } from './arrivals.ts';
import { stuckPayout } from './payout-list.ts';

/** A question about money that only staff can decide. */
export type MoneyQuestion = {
  readonly kind: 'quarantined' | 'disputed' | 'unknown' | 'payout' | 'transfer' | 'refund';
  /** Reference of the payment or payout; for an event, a name made from the provider's key. */
  readonly reference: string;
  readonly userId: string | null;
  readonly provider: 'paystack' | 'paypal';
  /** In one line, with every name there is for it. */
  readonly what: string;
  readonly currency: string | null;
  readonly amountMinor: string | null;
  readonly paidCurrency: string | null;
  readonly paidMinor: string | null;
  /** Error or state of a payout, key of an event, or `left` when the payer has left. */
  readonly detail: string;
  readonly canCredit: boolean;
  readonly since: Date;
};

const isUnhandled = (db: Db) => db`processed_at is null and received_at < now() - interval '20 minutes'`;

/** The provider's key may be anything; this is short and goes into an address. */
const eventName = (db: Db) => db`'event-' || md5(provider || ' ' || event_key)`;

/** A transfer that the provider cannot give back, by the provider and its name for it. */
const stuckName = (db: Db) => db`'transfer-' || provider || '-' || arrival_id`;

/** Payouts that came back after their owner had left, and whose money is still there. */
const ownerless = (db: Db) => db`
  (state = 'returned' and user_id in (select id from account where deactivated_at is not null)
    and exists (select from ledger_account where owner_id = payout.user_id and kind = 'available' and currency = payout.currency and posted > 0))`;

const hasLeft = (db: Db) => db`(user_id in (select id from account where deactivated_at is not null))`;

/** Stuck payouts, which are cases of their own. */
const stuckPayouts = (db: Db) => db`
  select 'payout', reference, user_id, provider, created_at, currency, amount_minor, null, null, coalesce(trouble, state), false,
         reference || ': ' || currency || ' ' || round(amount_minor / 100.0, 2) || ' ' || state || coalesce(' as ' || provider_id, '') || coalesce('. ' || trouble, '')
  from payout where ${stuckPayout(db)}`;

/**
 * Payments that differ from the agreed ones, payments that their payer disputes, signed events about unknown references, transfers
 * and refunds that cannot be given back, and payouts that came back to nobody.
 */
const ownQuestions = (db: Db) => db`
  select 'quarantined' as kind, reference, user_id, provider, created_at as since, currency, amount_minor, paid_currency, paid_minor,
         case when ${hasLeft(db)} then 'left' else '' end as detail,
         purpose = 'top-up' and paid_currency in ('NGN', 'USD') and paid_minor > 0 and not ${hasLeft(db)} as can_credit,
         reference || case when ${hasLeft(db)} then ' (paid after they had left)' else '' end || ': agreed ' || currency || ' ' || round(amount_minor / 100.0, 2) || ', paid ' || paid_currency || ' ' || round(paid_minor / 100.0, 2) as what
  from payment where state = 'quarantined'
  union all
  select 'disputed', reference, user_id, provider, disputed_at, currency, amount_minor, null, null, '', false,
         reference || ': ' || currency || ' ' || round(amount_minor / 100.0, 2)
  from payment where disputed_at is not null
  union all
  select 'unknown', ${eventName(db)}, null, provider, received_at, null, null, null, null, event_key, false, event_key
  from provider_event where ${isUnhandled(db)}
  union all
  select 'transfer', ${stuckName(db)}, user_id, provider, created_at, currency, return_minor, null, null,
         case when ${hasLeft(db)} then 'left' else coalesce(sender_name, '') end,
         not ${hasLeft(db)} and reference not in (select reference from payment where purpose = 'sale'),
         reference || ': ' || currency || ' ' || round(return_minor / 100.0, 2) || ' came by transfer and cannot be given back'
  from payment_arrival where return_state = 'stuck'
  union all
  select 'refund', refund.id, user_id, provider, refund.created_at, refund.currency, amount_minor, null, null, reason, false,
         reference || ': ' || refund.currency || ' ' || round(amount_minor / 100.0, 2) || ' is to go back to a buyer and cannot'
  from refund join payer on payer.id = payer_id where state = 'stuck'
  union all
  select 'payout', reference, user_id, provider, created_at, currency, amount_minor, null, null, 'it came back to somebody who has left. Please propose a correction that takes it out', false,
         reference || ': ' || currency || ' ' || round(amount_minor / 100.0, 2) || ' came back to somebody who has left'
  from payout where ${ownerless(db)}`;

const questions = (db: Db) => db`${ownQuestions(db)} union all ${stuckPayouts(db)}`;

/** What waits for staff here, in the columns that the console lists every case by. */
export const waitingMoneyQuestions = (db: Db) => db`
  select reference as id, date_trunc('milliseconds', since) as since, left(what, 200) as title, user_id from (${ownQuestions(db)}) as question`;

export async function findQuestionSince(db: Db, reference: string): Promise<Date | undefined> {
  const [row] = await db<{ since: Date }[]>`
    select since from (${waitingMoneyQuestions(db)}) as question where id = ${reference} order by since limit 1`;
  return row?.since;
}

type QuestionSearch = { readonly after?: Position | undefined; readonly skip?: number; readonly limit?: number };

/** The longest waiting first. */
export async function listMoneyQuestions(
  db: Db,
  { after, skip = 0, limit }: QuestionSearch = {},
): Promise<(MoneyQuestion & Position)[]> {
  return db<(MoneyQuestion & Position)[]>`
    select * from (
      select *, md5(kind || reference) as id, date_trunc('milliseconds', since) as created_at from (${questions(db)}) as question) as question
    ${after ? db`where (created_at, id) > (${after.createdAt}, ${after.id})` : db``}
    order by created_at, id offset ${after ? 0 : skip} ${limit === undefined ? db`` : db`limit ${limit}`}`;
}

/** The question about this payment, transfer or refund whose money is neither credited nor refused yet. */
export async function findMoneyQuestion(db: Db, reference: string): Promise<MoneyQuestion | undefined> {
  const [row] = await db<MoneyQuestion[]>`
    select * from (${questions(db)}) as question where reference = ${reference} and kind in ('quarantined', 'transfer', 'refund')`;
  return row;
}

/** Closes an event about an unknown reference. False when it was closed before. */
export async function closeUnknownEvent(tx: Tx, name: string): Promise<boolean> {
  const { count } = await tx`
    update provider_event set processed_at = now() where ${isUnhandled(tx)} and ${eventName(tx)} = ${name}`;
  return count > 0;
}

/** The transfer that a question is about, if it is about one. */
export function readStuckName(name: string): ArrivalKey | undefined {
  const [, provider, arrivalId] = /^transfer-(paystack|paypal)-([\w-]+)$/.exec(name) ?? [];
  if (arrivalId === undefined) return undefined;
  return { provider: provider === 'paypal' ? 'paypal' : 'paystack', arrivalId };
}

export const isRefundName = (name: string) => name.startsWith(`${idPrefixes.refund}_`);

export async function countMoneyQuestions(db: Db): Promise<number> {
  return (await findLongestQuestion(db)).count;
}

/** How many there are, and since when the oldest waits. */
export async function findLongestQuestion(db: Db): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const [row] = await db<[{ count: number; oldest: Date | null }]>`
    select count(*)::int as count, min(since) as oldest from (${questions(db)}) as question`;
  return row;
}
