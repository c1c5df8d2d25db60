import type { Db } from '../../../platform/db/database.ts';
import { atMost, details, type Fragment, type ItemRow, isShownTo, skipping, type Window } from './feed.ts';

/** Any one of these must be there. */
export type Alternatives = readonly string[];

/** How many steps one request takes: common words that seldom meet must not keep the database busy. */
const mostSteps = 500;
const beyondAll = '9223372036854775807';

export type Found = {
  readonly rows: readonly ItemRow[];
  /** Where it was broken off with too little found: the next page goes on from there. */
  readonly brokenOffAt: string | undefined;
};

/** Items that have one of each group of words, newest first. */
export async function searchItems(
  db: Db,
  viewerId: string,
  groups: readonly Alternatives[],
  { before, limit, skip, onlyPackages }: Window & { readonly onlyPackages: boolean },
): Promise<Found> {
  const walk = walkOf(db, groups, before);
  const rows = await details(
    db,
    viewerId,
    db`
      select item.* from (${walk} select seq from walk where is_match) as walked
      cross join lateral (
        select * from timeline_item as item
        where item.seq = walked.seq ${onlyPackages ? db`and item.type in (1, 5)` : db``} and ${isShownTo(db, viewerId)} limit 1) as item
      ${atMost(db, limit)} ${before === undefined ? skipping(db, skip) : db``}`,
  );
  if (rows.length >= limit) return { rows, brokenOffAt: undefined };
  const [last] = await db<{ bound: string }[]>`${walk} select bound + 1 as bound from walk where step = ${mostSteps}`;
  return { rows, brokenOffAt: last?.bound };
}

/**
 * Goes down the groups together: from wherever the last step ended, each says the nearest item it has, and the farthest
 * of these is where the next step begins; where all of them are the same, that is a match. What only one group has is
 * leapt over. Every question is one look into the key of `timeline_term`, and steps are taken only as rows are asked for.
 */
function walkOf(db: Db, groups: readonly Alternatives[], before: string | undefined): Fragment {
  const terms = groups.flat();
  const numbers = groups.flatMap((group, number) => group.map(() => number));
  return db`
    with recursive walk as (
      select coalesce(${before ?? null}::bigint - 1, ${beyondAll}::bigint) as bound, null::bigint as seq, false as is_match, 0 as step
      union all
      select case when next.is_match then next.seq - 1 else next.seq end, next.seq, next.is_match, walk.step + 1
      from walk cross join lateral (
        select min(nearest) as seq, min(nearest) = max(nearest) as is_match, count(nearest) = ${groups.length} as are_all_there
        from (
          select max(found.seq) as nearest
          from unnest(${terms}::text[], ${numbers}::int[]) as wanted(term, number)
          left join lateral (
            select one.seq from timeline_term as one
            where one.term = wanted.term and one.seq <= walk.bound order by one.seq desc limit 1) as found on true
          group by wanted.number) as groups) as next
      where next.are_all_there and walk.step < ${mostSteps})`;
}
