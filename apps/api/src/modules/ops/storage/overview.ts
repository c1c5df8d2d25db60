import type { ResultOf } from '@waybill/contract/call';
import type { getOverview } from '@waybill/contract/ops/get-overview';
import type { Db } from '../../../platform/db/database.ts';

export type Queue = { readonly count: number; readonly oldest: Date | null };

/** Queues for staff in the tables of other modules. */
export type Waiting = { readonly kyc: Queue; readonly reports: Queue; readonly corrections: Queue };

export async function countWaiting(db: Db): Promise<Waiting> {
  const rows = await db<({ what: keyof Waiting } & Queue)[]>`
    select 'kyc' as what, count(*)::int as count, min(submitted_at) as oldest from identity_check where state = 'pending'
    union all
    select 'reports', count(*)::int, min(created_at) from (
      select created_at from user_report where handled_at is null
      union all select created_at from timeline_report where handled_at is null) as report
    union all
    select 'corrections', count(*)::int, min(proposed_at) from money_correction where state = 'proposed'`;
  const of = (what: keyof Waiting): Queue => rows.find((row) => row.what === what) ?? { count: 0, oldest: null };
  return { kyc: of('kyc'), reports: of('reports'), corrections: of('corrections') };
}

type Figures = Pick<ResultOf<typeof getOverview>, 'people' | 'orders'>;

/** Figures of the overview. Staff do not count as members. */
export async function countFigures(db: Db): Promise<Figures> {
  const [row] = await db<[{ all: number; newThisWeek: number; suspended: number; running: number; completedThisWeek: number }]>`
    select count(*)::int as all,
           count(*) filter (where created_at > now() - interval '7 days')::int as new_this_week,
           count(*) filter (where blocked_at is not null)::int as suspended,
           (select count(*)::int from delivery_order where status in (1, 2, 3, 4, 10, 11)) as running,
           (select count(*)::int from delivery_order where status = 5 and changed_at > now() - interval '7 days') as completed_this_week
    from account where not is_staff and deactivated_at is null`;
  const { all, newThisWeek, suspended, running, completedThisWeek } = row;
  return { people: { all, newThisWeek, suspended }, orders: { running, completedThisWeek } };
}
