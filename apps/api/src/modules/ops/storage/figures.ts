import type { CaseKind } from '@waybill/contract/ops/case-kinds';
import { comesBackWithinDays } from '@waybill/contract/ops/get-figures';
import type { Db } from '../../../platform/db/database.ts';
import type { Fragment } from '../../../platform/db/sql.ts';
import { caseHistories } from './case-histories.ts';

/** What happened on a day in Lagos; all days before the first that was asked for are one, `before`. */
export type DayCount = {
  readonly kind: CaseKind;
  readonly day: string;
  readonly cameIn: number;
  readonly decided: number;
  readonly cameBack: number;
};

type Times = { readonly median: number; readonly ninetieth: number };
type TimesTaken = Times & { readonly kind: CaseKind; readonly what: 'answer' | 'decision'; readonly isNow: boolean };

type OutcomeCount = { readonly kind: CaseKind; readonly outcome: string; readonly now: number; readonly before: number };

export type Counted = { readonly days: DayCount[]; readonly times: TimesTaken[]; readonly outcomes: OutcomeCount[] };

export type Wanted = {
  readonly kinds: readonly CaseKind[];
  /** The first of the days before, and the first of those that are asked for: their beginnings in Lagos. */
  readonly before: Date;
  readonly from: Date;
};

const dayMs = 86_400_000;

/** In one question to the database: the histories are gone through once. */
export async function countFigures(db: Db, { kinds, before, from }: Wanted): Promise<Counted> {
  const since = new Date(before.getTime() - comesBackWithinDays * dayMs);
  const [first, ...others] = kinds.map((kind) => caseHistories[kind](db, since));
  if (first === undefined) return { days: [], times: [], outcomes: [] };
  const all = others.reduce<Fragment>((together, next) => db`${together} union all ${next}`, first);
  const [row] = await db<[{ days: DayCount[] | null; times: TimesTaken[] | null; outcomes: OutcomeCount[] | null }]>`
    with history (kind, subject, opened_at, answered_at, decided_at, outcome) as materialized (${all}),
    moment as (
      select kind, subject, opened_at as at, 1 as is_new, null::timestamptz as decided from history
      union all
      select kind, subject, decided_at, 0, decided_at from history where decided_at is not null),
    placed as (
      select kind, is_new, case when at < ${before} then 'before' else ((at at time zone 'Africa/Lagos')::date)::text end as day,
        is_new = 1 and max(decided) over (partition by kind, subject order by at, is_new rows unbounded preceding)
          > at - ${comesBackWithinDays}::int * interval '1 day' as is_back
      from moment),
    day as (
      select kind, day, sum(is_new)::int as came_in, sum(1 - is_new)::int as decided, (count(*) filter (where is_back))::int as came_back
      from placed group by kind, day),
    taken as (
      select kind, 'answer' as what, answered_at as at, extract(epoch from answered_at - opened_at) as seconds from history
      where answered_at >= ${before}
      union all
      select kind, 'decision', decided_at, extract(epoch from decided_at - opened_at) from history where decided_at >= ${before}),
    times as (
      select kind, what, at >= ${from} as is_now,
        round(percentile_cont(0.5) within group (order by seconds))::int as median,
        round(percentile_cont(0.9) within group (order by seconds))::int as ninetieth
      from taken group by 1, 2, 3),
    outcomes as (
      select kind, outcome, (count(*) filter (where decided_at >= ${from}))::int as now, (count(*) filter (where decided_at < ${from}))::int as before
      from history where decided_at >= ${before} group by kind, outcome)
    select
      (select json_agg(json_build_object('kind', kind, 'day', day, 'cameIn', came_in, 'decided', decided, 'cameBack', came_back)) from day) as days,
      (select json_agg(json_build_object('kind', kind, 'what', what, 'isNow', is_now, 'median', median, 'ninetieth', ninetieth)) from times) as times,
      (select json_agg(json_build_object('kind', kind, 'outcome', outcome, 'now', now, 'before', before) order by now + before desc, outcome)
        from outcomes) as outcomes`;
  return { days: row.days ?? [], times: row.times ?? [], outcomes: row.outcomes ?? [] };
}
