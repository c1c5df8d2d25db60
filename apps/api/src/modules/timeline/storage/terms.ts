import type { Db, Tx } from '../../../platform/db/database.ts';

/**
 * Writes what an item is found by. Counts are kept without waiting for anybody: a word that another transaction is
 * counting at this moment is not counted by this one.
 */
export async function writeTerms(tx: Tx, seq: string, terms: readonly string[]): Promise<void> {
  // In one order, so that two new items with the same new words do not wait for each other.
  const sorted = [...terms].sort();
  await tx`
    with fresh as (
      insert into timeline_word (term, items) select term, 1 from unnest(${sorted}::text[]) as term on conflict do nothing),
    counted as (
      update timeline_word set items = items + 1
      where term in (select term from timeline_word where term = any(${sorted}::text[]) for update skip locked))
    insert into timeline_term (term, seq) select term, ${seq}::bigint from unnest(${sorted}::text[]) as term`;
}

/** A word, and about how many items have it. */
export type Word = { readonly term: string; readonly items: number };

/** Those of these words that are in any item. */
export async function findWords(db: Db, terms: readonly string[]): Promise<Word[]> {
  return db<Word[]>`select term, items from timeline_word where term = any(${[...terms]}::text[])`;
}

const mostEndings = 8;
const mostLookedAt = 2_000;

/** The commonest words that begin like this, itself before all others. However short the beginning, only so many are looked at. */
export async function findWordsLike(db: Db, beginning: string): Promise<Word[]> {
  return db<Word[]>`
    select term, items from (
      select term, items from timeline_word where term >= ${beginning} and term < ${`${beginning}\u{10ffff}`} order by term limit ${mostLookedAt}) as near
    order by term = ${beginning} desc, items desc, term limit ${mostEndings}`;
}
