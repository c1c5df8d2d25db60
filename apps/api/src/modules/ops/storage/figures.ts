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

type Numbered<Row> = Omit<Row, 'kind'> & { readonly kind: number };

/** The kind as a number, and its subject, too: much faster to sort and to compare than words, tens of thousands of times. */
const numbered = (db: Db, number: number, history: Fragment) => db`
  select ${number}::int as kind, hashtextextended(subject, ${number}::int) as subject, opened_at, answered_at, decided_at, outcome
  from (${history}) as of_kind (kind, subject, opened_at, answered_at, decided_at, outcome)`;

/** The day in Lagos; nothing for all days before the first. */
const dayOf = (db: Db, at: Fragment, before: Date) =>
  db`case when ${at} >= ${before} then (${at} at time zone 'Africa/Lagos')::date end`;

/** In one question to the database: the histories are gone through once. */
export async function countFigures(db: Db, { kinds, before, from }: Wanted): Promise<Counted> {
  const since = new Date(before.getTime() - comesBackWithinDays * dayMs);
  const [first, ...others] = kinds.map((kind, number) => numbered(db, number, caseHistories[kind](db, since)));
  if (first === undefined) return { days: [], times: [], outcomes: [] };
  const all = others.reduce<Fragment>((together, next) => db`${together} union all ${next}`, first);
  const [row] = await db<
    [{ days: Numbered<DayCount>[] | null; times: Numbered<TimesTaken>[] | null; outcomes: Numbered<OutcomeCount>[] | null }]
  >`
    with history (kind, subject, opened_at, answered_at, decided_at, outcome) as materialized (${all}),
    -- What may have come back: only what came in these days, about something that was decided before.
    moment as (
      select kind, subject, opened_at as at, 1 as is_new, null::timestamptz as decided from history
      where opened_at >= ${before} and subject in (select subject from history where decided_at is not null)
      union all
      select kind, subject, decided_at, 0, decided_at from history
      where decided_at is not null and subject in (select subject from history where opened_at >= ${before})),
    back as (
      select kind, at from (
        select kind, at, is_new, max(decided) over (partition by subject order by at, is_new rows unbounded preceding) as last
        from moment) as known
      where is_new = 1 and last > at - ${comesBackWithinDays}::int * interval '1 day'),
    counted as (
      select kind, ${dayOf(db, db`opened_at`, before)} as day, 1 as came_in, 0 as decided, 0 as came_back from history
      union all
      select kind, ${dayOf(db, db`decided_at`, before)}, 0, 1, 0 from history where decided_at is not null
      union all
      select kind, ${dayOf(db, db`at`, before)}, 0, 0, 1 from back),
    day as (
      select kind, case when day is null then 'before' else day::text end as day, sum(came_in)::int as came_in, sum(decided)::int as decided,
        sum(came_back)::int as came_back
      from counted group by kind, counted.day),
    -- Where the first answer is the decision, which is nearly everywhere, what is known of the one is known of the other.
    apart as (select distinct kind from history where answered_at is distinct from decided_at),
    taken as (
      select 4 * kind + case when decided_at >= ${from} then 3 else 2 end as part, date_part('epoch', decided_at - opened_at) as seconds
      from history where decided_at >= ${before}
      union all
      select 4 * kind + case when answered_at >= ${from} then 1 else 0 end, date_part('epoch', answered_at - opened_at)
      from history where answered_at >= ${before} and kind in (select kind from apart)),
    measured as (
      select part / 4 as kind, part % 4 >= 2 as is_decision, part % 2 = 1 as is_now,
        round(percentile_cont(0.5) within group (order by seconds))::int as median,
        round(percentile_cont(0.9) within group (order by seconds))::int as ninetieth
      from taken group by part),
    times as (
      select kind, case when is_decision then 'decision' else 'answer' end as what, is_now, median, ninetieth from measured
      union all
      select kind, 'answer', is_now, median, ninetieth from measured where is_decision and kind not in (select kind from apart)),
    outcomes as (
      select kind, outcome, (count(*) filter (where decided_at >= ${from}))::int as now, (count(*) filter (where decided_at < ${from}))::int as before
      from history where decided_at >= ${before} group by kind, outcome)
    select
      (select json_agg(json_build_object('kind', kind, 'day', day, 'cameIn', came_in, 'decided', decided, 'cameBack', came_back)) from day) as days,
      (select json_agg(json_build_object('kind', kind, 'what', what, 'isNow', is_now, 'median', median, 'ninetieth', ninetieth)) from times) as times,
      (select json_agg(json_build_object('kind', kind, 'outcome', outcome, 'now', now, 'before', before) order by now + before desc, outcome)
        from outcomes) as outcomes`;
  const named = <Row extends { readonly kind: number }>(rows: readonly Row[] | null) =>
    (rows ?? []).flatMap((one) => {
      const kind = kinds[one.kind];
      return kind === undefined ? [] : [{ ...one, kind }];
    });
  return { days: named(row.days), times: named(row.times), outcomes: named(row.outcomes) };
}
