import type { Db } from '../../../platform/db/database.ts';
import { stuckPayout } from './payout-list.ts';

export type MoneyMeasures = {
  readonly payoutsPending: number;
  readonly payoutsStuck: number;
  /** For how long the oldest booking has waited for its seal. */
  readonly unsealedSeconds: number;
  readonly areBooksRight: boolean;
  /** Since the newest proof, or since the installation began. */
  readonly proofAgeSeconds: number;
};

/** Everything from an index or the newest row: what is counted here is what is open, never what has been. */
export async function measureMoney(db: Db): Promise<MoneyMeasures> {
  const [row] = await db<[MoneyMeasures]>`
    select pending.count as payouts_pending, pending.stuck as payouts_stuck,
      coalesce((
        select extract(epoch from now() - min(created_at)) from ledger_transaction
        where seq > (select coalesce(max(to_seq), 0) from ledger_seal)), 0)::float8 as unsealed_seconds,
      coalesce((select is_right from books_proof order by id desc limit 1), true) as are_books_right,
      extract(epoch from now() - coalesce(
        (select at from books_proof order by id desc limit 1), (select min(applied_at) from schema_migration)))::float8 as proof_age_seconds
    from (
      select count(*)::int as count, (count(*) filter (where ${stuckPayout(db)}))::int as stuck
      from payout where state in ('queued', 'sent', 'waiting', 'unclaimed')) as pending`;
  return row;
}
