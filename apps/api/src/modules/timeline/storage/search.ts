import type { Db } from '../../../platform/db/database.ts';
import { atMost, details, type Fragment, type ItemRow, isShownTo, skipping, type Window } from './feed.ts';

/** Any one of these words must be there; together about so many items have them. */
export type Group = { readonly terms: readonly string[]; readonly items: number };

/** How many items of the rarest word one request looks at: common words that seldom meet must not keep the database busy. */
const mostLookedAt = 5_000;

export type Found = {
  readonly rows: readonly ItemRow[];
  /** Where it was broken off with too little found: the next page goes on from there. */
  readonly brokenOffAt: string | undefined;
};

/** Items that have one of each group of words, newest first. */
export async function searchItems(
  db: Db,
  viewerId: string,
  groups: readonly Group[],
  { before, limit, skip, onlyPackages }: Window & { readonly onlyPackages: boolean },
): Promise<Found> {
  const [rarest, ...others] = [...groups].sort((one, other) => one.items - other.items);
  if (!rarest) return { rows: [], brokenOffAt: undefined };
  const looked = postingsOf(db, rarest, before);
  const rows = await details(
    db,
    viewerId,
    db`
      select item.* from (${looked} ${atMost(db, mostLookedAt)}) as posting
      cross join lateral (
        select * from timeline_item as item
        where item.seq = posting.seq ${others.length > 0 ? others.map((group) => hasOneOf(db, group)) : db``}
          ${onlyPackages ? db`and item.type in (1, 5)` : db``} and ${isShownTo(db, viewerId)} limit 1) as item
      ${atMost(db, limit)} ${before === undefined ? skipping(db, skip) : db``}`,
  );
  if (rows.length >= limit) return { rows, brokenOffAt: undefined };
  const [last] = await db<{ seq: string }[]>`${looked} offset ${mostLookedAt - 1} limit 1`;
  return { rows, brokenOffAt: last?.seq };
}

/** Whose items these are, newest first, each once: read from the end of the key, word by word, only as far as is asked for. */
function postingsOf(db: Db, { terms }: Group, before: string | undefined): Fragment {
  const above = before === undefined ? db`` : db`and seq < ${before}`;
  const [first, ...rest] = terms.map((term) => db`select seq from timeline_term where term = ${term} ${above}`);
  if (!first || rest.length === 0) return db`${first ?? db``} order by seq desc`;
  return db`select distinct seq from (${first} ${rest.map((one) => db`union all ${one}`)}) as any_of order by seq desc`;
}

/** A look into the key. Not a join, which the planner might answer by reading everything a common word is in. */
function hasOneOf(db: Db, { terms }: Group): Fragment {
  return db`and (select true from timeline_term as other where other.term = any(${[...terms]}::text[]) and other.seq = posting.seq limit 1)`;
}
