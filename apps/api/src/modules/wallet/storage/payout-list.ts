import type { Db } from '../../../platform/db/database.ts';
import type { Payout } from './payouts.ts';

/** Payouts that wait for a code of ours, that cannot be sent, or that take longer than they should. */
export const stuckPayout = (db: Db) => db`
  (state = 'waiting'
    or (state in ('queued', 'sent') and payout.created_at < now() - case when trouble is null then interval '1 day' else interval '10 minutes' end)
    or (state = 'unclaimed' and payout.created_at < now() - interval '31 days'))`;

export type ListedPayout = Omit<Payout, 'requestHash' | 'providerId'> & {
  readonly trouble: string | null;
  readonly isStuck: boolean;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
};

const selected = (db: Db) => db`
  select payout.reference, payout.user_id, provider, payout.currency, payout.amount_minor, destination, state, transaction_id, trouble,
         ${stuckPayout(db)} as is_stuck, payout.created_at, case when state in ('paid', 'returned') then settled_at end as settled_at
  from payout join wallet_transaction as line on line.id = transaction_id`;

export type PayoutSearch = {
  readonly state: 'stuck' | 'under-way' | 'all';
  /** The transaction of the last one that was shown. */
  readonly before?: string | undefined;
  readonly skip: number;
  readonly limit: number;
};

/** Newest first. */
export async function listPayouts(db: Db, { state, before, skip, limit }: PayoutSearch): Promise<ListedPayout[]> {
  const wanted = {
    stuck: db`and state in ('queued', 'sent', 'waiting', 'unclaimed') and ${stuckPayout(db)}`,
    'under-way': db`and state in ('queued', 'sent', 'waiting', 'unclaimed')`,
    all: db``,
  }[state];
  return db<ListedPayout[]>`
    ${selected(db)} where true ${wanted} ${before ? db`and transaction_id < ${before}` : db``}
    order by transaction_id desc limit ${limit} offset ${before ? 0 : skip}`;
}

/** Exactly what the list of those that do not get on holds. */
export async function countStuckPayouts(db: Db): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const [row] = await db<[{ count: number; oldest: Date | null }]>`
    select count(*)::int as count, min(created_at) as oldest from payout
    where state in ('queued', 'sent', 'waiting', 'unclaimed') and ${stuckPayout(db)}`;
  return row;
}

/** What waits for staff here, in the columns that the console lists every case by. */
export const waitingPayouts = (db: Db) => db`
  select reference as id, date_trunc('milliseconds', created_at) as since, reference as title, user_id from payout
  where state in ('queued', 'sent', 'waiting', 'unclaimed') and ${stuckPayout(db)}`;

export async function findListedPayout(db: Db, reference: string): Promise<ListedPayout | undefined> {
  const [row] = await db<ListedPayout[]>`${selected(db)} where payout.reference = ${reference}`;
  return row;
}
