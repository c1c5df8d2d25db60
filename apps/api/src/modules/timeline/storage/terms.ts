import type { Db, Tx } from '../../../platform/db/database.ts';

/**
 * Writes what an item is found by. Counts are kept without waiting for anybody: a word that another transaction is
 * counting at this moment is not counted by this one.
 */
export async function writeTerms(tx: Tx, itemId: string, terms: readonly string[]): Promise<void> {
  // In one order, so that two new items with the same new words do not wait for each other. Known words are left out, since an
  // insert would wait for whoever counts them; and counting comes after all waiting, so that nobody waits in a circle.
  const sorted = [...terms].sort();
  tx.write(tx`
    insert into timeline_word (term, items)
    select term, 0 from unnest(${sorted}::text[]) as given(term)
    where not exists (select from timeline_word as known where known.term = given.term) order by term collate "C" on conflict do nothing`);
  tx.write(tx`
    with counted as (
      update timeline_word set items = items + 1
      where term in (select term from timeline_word where term = any(${sorted}::text[]) for no key update skip locked))
    insert into timeline_term (term, seq)
    select term, seq from unnest(${sorted}::text[]) as term, timeline_item where id = ${itemId}`);
  await keepWords(tx, sorted);
}

/** The same for many new items of one act: their words are written in one order, too. */
export async function writeTermsOf(
  tx: Tx,
  items: readonly { readonly itemId: string; readonly terms: readonly string[] }[],
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { terms } of items) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const sorted = [...counts.keys()].sort();
  tx.write(tx`
    insert into timeline_word (term, items)
    select term, 0 from unnest(${sorted}::text[]) as given(term)
    where not exists (select from timeline_word as known where known.term = given.term) order by term collate "C" on conflict do nothing`);
  tx.write(tx`
    with counted as (
      update timeline_word set items = timeline_word.items + given.items
      from unnest(${sorted}::text[], ${sorted.map((term) => counts.get(term) ?? 0)}::int[]) as given(term, items)
      where timeline_word.term = given.term
        and timeline_word.term in (select term from timeline_word where term = any(${sorted}::text[]) for no key update skip locked))
    insert into timeline_term (term, seq)
    select term, seq
    from unnest(${items.flatMap(({ terms }) => terms)}::text[], ${items.flatMap(({ itemId, terms }) => terms.map(() => itemId))}::text[])
      as given(term, item_id) join timeline_item on timeline_item.id = item_id`);
  await keepWords(tx, sorted);
}

/** Until the end of this act nobody takes these words away; those that were taken away a moment ago are there again. */
async function keepWords(tx: Tx, sorted: readonly string[]): Promise<void> {
  for (let missing = [...sorted]; missing.length > 0; ) {
    const kept = await tx<{ term: string }[]>`
      select term from timeline_word where term = any(${missing}::text[]) order by term for key share`;
    const there = new Set(kept.map(({ term }) => term));
    missing = missing.filter((term) => !there.has(term));
    if (missing.length > 0)
      await tx`insert into timeline_word (term, items) select term, 1 from unnest(${missing}::text[]) as term on conflict do nothing`;
  }
}

/** Takes away what items were found by, and the words that nothing else is found by: a name may be one of them. */
export async function deleteTermsOf(tx: Tx, itemIds: readonly string[]): Promise<void> {
  const gone = await tx<{ term: string; items: number }[]>`
    with gone as (
      delete from timeline_term where seq in (select seq from timeline_item where id = any(${[...itemIds]})) returning term)
    select term, count(*)::int as items from gone group by term order by term`;
  if (gone.length === 0) return;
  const terms = gone.map(({ term }) => term);
  await tx`
    update timeline_word set items = greatest(timeline_word.items - gone.items, 0)
    from unnest(${terms}::text[], ${gone.map(({ items }) => items)}::int[]) as gone(term, items)
    where timeline_word.term = gone.term
      and timeline_word.term in (select term from timeline_word where term = any(${terms}::text[]) for no key update skip locked)`;
  // Common words are not among these, so that nobody who posts has to wait.
  const lonely = await tx<{ term: string }[]>`
    select term from timeline_word as word where term = any(${terms}::text[])
      and not exists (select from timeline_term as other where other.term = word.term)
    order by term for update`;
  // Looked at again under the lock: somebody may have posted one of them while this waited for it.
  await tx`
    delete from timeline_word as word where term = any(${lonely.map(({ term }) => term)}::text[])
      and not exists (select from timeline_term as other where other.term = word.term)`;
}

/** A word, and about how many items have it. */
export type Word = { readonly term: string; readonly items: number };

/** Words among these that are in any item. */
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
