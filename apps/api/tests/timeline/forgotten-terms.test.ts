import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { searchTimeline } from '@waybill/contract/timeline/search-timeline';
import { describe, expect, it } from 'vitest';
import { readMigrations } from '../../src/platform/db/migrate.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

const remove = (person: Person, { itemType, id }: { itemType: number; id: string }) =>
  person.call(deleteItem, { params: { itemType, itemId: id } });
const find = async (person: Person, searchText: string): Promise<string[]> =>
  (await person.call(searchTimeline, { query: { searchText } })).result.items.map(({ id }) => id);
const termsOf = async (id: string) =>
  (await world.db<{ term: string }[]>`select term from timeline_term join timeline_item using (seq) where id = ${id}`).map(
    ({ term }) => term,
  );
const wordsLike = (...terms: string[]) =>
  world.db<{ term: string; items: number }[]>`
    select term, items from timeline_word where term = any(${terms}) order by term`;

describe('the words of what was taken down', () => {
  it('go with it, and words that nothing else is found by are in no list any more', async () => {
    const person = await verifiedPerson(world);
    const gone = (await write(person, 'Zanzibarquist brought oranges')).result;
    const stays = (await write(person, 'More oranges')).result;
    expect(await termsOf(gone.id)).toContain('zanzibarquist');
    expect((await remove(person, gone)).status).toBe(204);
    expect(await termsOf(gone.id)).toEqual([]);
    expect(await wordsLike('zanzibarquist', 'oranges')).toEqual([{ term: 'oranges', items: 1 }]);
    expect(await find(person, 'oranges')).toEqual([stays.id]);
  });

  it('stay for those who post the same word at the same moment', async () => {
    const [ada, bayo] = [await verifiedPerson(world), await verifiedPerson(world)];
    for (let round = 0; round < 8; round += 1) {
      const word = `quince${'abcdefgh'[round]}`;
      const old = (await write(ada, word)).result;
      const [, fresh] = await Promise.all([remove(ada, old), write(bayo, word)]);
      expect(await find(bayo, word)).toEqual([fresh.result.id]);
    }
  });

  it('that were left from before are cleared away by the migration', async () => {
    const person = await verifiedPerson(world);
    const [gone, stays] = [(await write(person, 'Persimmonquist figs')).result, (await write(person, 'Fresh figs')).result];
    // As it was before: taken down, with everything it had been found by.
    await world.db`update timeline_item set removed_at = now() where id = ${gone.id}`;
    const cleaning = readMigrations().find(({ name }) => name.endsWith('-timeline-forgotten-terms.sql'));
    await world.db.unsafe((cleaning?.text ?? '').split('-- Serves')[0] ?? '');
    expect(await termsOf(gone.id)).toEqual([]);
    expect(await wordsLike('persimmonquist', 'figs')).toEqual([{ term: 'figs', items: 1 }]);
    expect(await find(person, 'figs')).toEqual([stays.id]);
  });
});
