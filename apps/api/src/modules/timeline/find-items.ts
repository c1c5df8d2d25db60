import { encodePlace } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Page, withImages } from './read-items.ts';
import type { ItemRow } from './storage/feed.ts';
import { type Found, type Group, searchItems } from './storage/search.ts';
import { findWords, findWordsLike, type Word } from './storage/terms.ts';
import { wordsOf } from './words.ts';

const mostWords = 8;
/** Items of the rarest word that one request looks at: mostly the first look finds a page, and costs next to nothing. */
const reaches = [500, 2_000, 8_000, 16_000] as const;
const skippingReach = 25_000;

/** Search words: whole ones, and the last one, which may be half typed. */
export type Wanted = { readonly exact: readonly string[]; readonly beginnings: readonly string[] };

/** Splits typed text into search words; `mark` for words of places. */
export function wantedBy(typed: string, mark = ''): Wanted {
  const words = wordsOf(typed)
    .slice(0, mostWords)
    .map((word) => mark + word);
  return { exact: words.slice(0, -1), beginnings: words.slice(-1) };
}

type Search = {
  readonly viewerId: string;
  readonly wanted: readonly Wanted[];
  readonly before: string | undefined;
  readonly limit: number;
  readonly skip: number;
  readonly onlyPackages: boolean;
};

export async function findItems<View>(db: Db, search: Search, view: Parameters<typeof withImages<View>>[3]): Promise<Page<View>> {
  const groups = await groupsOf(db, search.wanted);
  if (groups.length === 0) return { items: [], nextCursor: null };
  const { rows, brokenOffAt } = await look(db, search, groups);
  const { viewerId, limit } = search;
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? shown.at(-1)?.seq : brokenOffAt;
  return { items: await withImages(db, shown, viewerId, view), nextCursor: next === undefined ? null : encodePlace(next) };
}

/** Until there is a page and one more, or the end, or it has looked far enough. */
async function look(db: Db, { viewerId, before, limit, skip, onlyPackages }: Search, groups: readonly Group[]): Promise<Found> {
  const rows: ItemRow[] = [];
  let brokenOffAt = before;
  for (const reach of skip > 0 ? [skippingReach] : reaches) {
    const wanted = { before: brokenOffAt, limit: limit + 1 - rows.length, skip, onlyPackages, reach };
    const found = await searchItems(db, viewerId, groups, wanted);
    rows.push(...found.rows);
    brokenOffAt = found.brokenOffAt;
    if (rows.length > limit || brokenOffAt === undefined) break;
  }
  return { rows, brokenOffAt };
}

/** The words that items really have; none when one that is wanted is in no item. */
async function groupsOf(db: Db, wanted: readonly Wanted[]): Promise<Group[]> {
  const exact = [...new Set(wanted.flatMap((one) => one.exact))];
  const endings = await Promise.all(wanted.flatMap((one) => one.beginnings).map((beginning) => findWordsLike(db, beginning)));
  const known = await findWords(db, exact);
  if (known.length < exact.length || endings.some((words) => words.length === 0)) return [];
  return [...known.map((word) => [word]), ...endings].map(groupOf);
}

function groupOf(words: readonly Word[]): Group {
  return { terms: words.map(({ term }) => term), items: words.reduce((sum, { items }) => sum + items, 0) };
}
