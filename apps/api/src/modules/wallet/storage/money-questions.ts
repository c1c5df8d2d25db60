import type { Db } from '../../../platform/db/database.ts';

/** Something about money that only our people can decide. */
export type MoneyQuestion = {
  readonly kind: 'quarantined' | 'disputed' | 'unknown' | 'payout';
  readonly what: string;
  readonly since: Date;
};

/** Payouts that wait for a code of ours, that cannot be sent, or that take longer than they should. */
const stuckPayout = (db: Db) => db`
  (state = 'waiting'
    or (state in ('queued', 'sent') and created_at < now() - case when trouble is null then interval '1 day' else interval '10 minutes' end)
    or (state = 'unclaimed' and created_at < now() - interval '31 days'))`;

/**
 * Payments that came otherwise than agreed, payments whose payer says no, signed events about nothing we know of, and
 * payouts that do not get on.
 */
export async function listMoneyQuestions(db: Db): Promise<MoneyQuestion[]> {
  return db<MoneyQuestion[]>`
    select 'quarantined' as kind, created_at as since, provider || ' ' || reference || ': agreed ' || currency || ' ' || round(amount_minor / 100.0, 2)
           || ', paid ' || paid_currency || ' ' || round(paid_minor / 100.0, 2) || ', user ' || user_id as what
    from payment where state = 'quarantined'
    union all
    select 'disputed', disputed_at, provider || ' ' || reference || ': ' || currency || ' ' || round(amount_minor / 100.0, 2) || ', user ' || user_id
    from payment where disputed_at is not null
    union all
    select 'unknown', received_at, provider || ' ' || event_key from provider_event
    where processed_at is null and received_at < now() - interval '20 minutes'
    union all
    select 'payout', created_at, provider || ' ' || reference || ': ' || currency || ' ' || round(amount_minor / 100.0, 2) || ' ' || state
           || coalesce(' as ' || provider_id, '') || ', user ' || user_id || coalesce('. ' || trouble, '')
    from payout where ${stuckPayout(db)}
    order by since`;
}

export async function countMoneyQuestions(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select ((select count(*) from payment where state = 'quarantined' or disputed_at is not null)
          + (select count(*) from provider_event where processed_at is null and received_at < now() - interval '20 minutes')
          + (select count(*) from payout where ${stuckPayout(db)}))::int as count`;
  return row?.count ?? 0;
}
