import type { Db } from '../../../platform/db/database.ts';
import { atMost, details, type Fragment, type ItemRow, isShownTo, isStillToCome, skipping, type Window } from './feed.ts';

/** Any one of these words must be there; together about so many items have them. */
export type Group = { readonly terms: readonly string[]; readonly items: number };

export type Found = {
  readonly rows: readonly ItemRow[];
  /** Position at which the search stopped with too little found: the next one goes on from there. */
  readonly brokenOffAt: string | undefined;
};

type Look = Window & {
  readonly onlyPackages: boolean;
  /** Number of items of the rarest word to look at: common words that seldom meet must not keep the database busy. */
  readonly reach: number;
};

/** Items that have one of each group of words, newest first. */
export async function searchItems(db: Db, viewerId: string, groups: readonly Group[], look: Look): Promise<Found> {
  const { before, limit, skip, onlyPackages, reach } = look;
  const [rarest, ...others] = [...groups].sort((one, other) => one.items - other.items);
  if (!rarest) return { rows: [], brokenOffAt: undefined };
  const brokenOffAt = await endOf(db, rarest, before, reach);
  // For the planner, and so many more than there were a moment ago that nothing is ever cut off.
  const nearest = nearestOf(db, rarest, { before, downTo: brokenOffAt, most: 2 * reach });
  const rows = await details(
    db,
    viewerId,
    db`
      select item.* from (
        select seq from (select seq, lag(seq) over (order by seq desc) as last from (${nearest}) as nearest) as each
        where seq is distinct from last) as posting
      cross join lateral (
        select * from timeline_item as item
        where item.seq = posting.seq ${others.length > 0 ? others.map((group) => hasOneOf(db, group)) : db``}
          ${onlyPackages ? db`and item.type in (1, 5) and ${isStillToCome(db)}` : db``} and ${isShownTo(db, viewerId)} limit 1) as item
      ${atMost(db, limit)} ${before === undefined ? skipping(db, skip) : db``}`,
  );
  return { rows, brokenOffAt: rows.length >= limit ? undefined : brokenOffAt };
}

/**
 * The position at which a search of this reach ends; nothing when that is the very end. Asked first, so that items posted in
 * between neither push anything out of the search nor are looked at twice.
 */
async function endOf(db: Db, group: Group, before: string | undefined, reach: number): Promise<string | undefined> {
  const [end] = await db<{ seq: string | null }[]>`
    select min(seq) as seq from (${nearestOf(db, group, { before, most: reach })}) as nearest having count(*) = ${reach}`;
  return end?.seq ?? undefined;
}

type Stretch = { readonly before: string | undefined; readonly downTo?: string | undefined; readonly most: number };

/**
 * The newest items that have any of these words, read from the end of the key, word by word. One that has two of
 * the words comes twice, one after the other.
 */
function nearestOf(db: Db, { terms }: Group, { before, downTo, most }: Stretch): Fragment {
  const few = atMost(db, most);
  const [first, ...rest] = terms.map(
    (term) => db`
      (select seq from timeline_term
       where term = ${term} ${before === undefined ? db`` : db`and seq < ${before}`} ${downTo === undefined ? db`` : db`and seq >= ${downTo}`}
       order by seq desc ${few})`,
  );
  const all = rest.length === 0 ? db`${first ?? db``}` : db`${first ?? db``} ${rest.map((one) => db`union all ${one}`)}`;
  return db`select seq from (${all}) as any_of order by seq desc ${few}`;
}

/** A look into the key. Not a join, which the planner might answer by reading everything a common word is in. */
function hasOneOf(db: Db, { terms }: Group): Fragment {
  return db`and (select true from timeline_term as other where other.term = any(${[...terms]}::text[]) and other.seq = posting.seq limit 1)`;
}
