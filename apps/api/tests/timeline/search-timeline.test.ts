import { listTimeline } from '@waybill/contract/timeline/list-timeline';
import { searchTimeline } from '@waybill/contract/timeline/search-timeline';
import { updateUser } from '@waybill/contract/users/update-user';
import { beforeAll, describe, expect, it } from 'vitest';
import { searchItems } from '../../src/modules/timeline/storage/search.ts';
import { allPages } from '../support/all-pages.ts';
import { atOnce } from '../support/at-once.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { ajah, checkedBusiness, ibadan, offerBatch, offerTrip, sendParcel, traveller, write } from '../support/timeline.ts';
import { useWorld, type World } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

let reader: Person;
let sender: Person;
const items: Record<string, string> = {};

const search = (person: Pick<Person, 'call'>, searchText: unknown, more: Record<string, unknown> = {}) =>
  person.call(searchTimeline, { query: { searchText, ...more } });

async function found(searchText: string): Promise<string[]> {
  const ids = (await search(reader, searchText)).result.items.map(({ id }) => id);
  return ids.map((id) => Object.keys(items).find((name) => items[name] === id) ?? id);
}

/** The database, with something that happens after each question it has answered. */
function afterEach(happens: () => Promise<void>): World['db'] {
  return new Proxy(world.db, {
    apply(target, self, args) {
      const query: Promise<unknown> = Reflect.apply(target, self, args);
      const answered = query.then.bind(query);
      const then: typeof query.then = (...handlers) =>
        answered(async (answer) => {
          await happens();
          return answer;
        }).then(...handlers);
      return Object.defineProperty(query, 'then', { value: then });
    },
  });
}

beforeAll(async () => {
  reader = await verifiedPerson(world);
  sender = await personWithMoney(world, { NGN: 1_000_000 });
  const goer = await traveller(world);
  items.phone = (await sendParcel(sender)).result.id;
  items.books = (
    await sendParcel(sender, {
      deliveryPartner: 0,
      dropOffAddressJson: ajah,
      itemCategoryId: 9,
      description: 'Ọ̀ṣun school readers',
      senderFullName: 'Zanzibar Secret',
    })
  ).result.id;
  items.trip = (await offerTrip(goer, { dropOffAddressJson: ibadan, message: 'Small bags only' })).result.id;
  items.batch = (await offerBatch(await checkedBusiness(world))).result.id;
  items.post = (await write(reader, 'Who has a phone charger in Ajah?')).result.id;
});

describe('a search', () => {
  it.each([
    ['by a word of the text', 'charger', ['post']],
    ['newest first', 'phone', ['post', 'phone']],
    ['by what it is', 'electronics', ['phone']],
    ['by where it comes from and goes', 'yaba', ['batch', 'trip', 'books', 'phone']],
    ['by a city', 'ibadan', ['batch', 'trip']],
    ['by a country', 'nigeria', ['batch', 'trip', 'books', 'phone']],
    ['by who posted it', 'swift riders', ['batch']],
    ['by every word', 'phone ajah', ['post']],
    ['in any order and case, without marks', 'READERS osun', ['books']],
    ['with the marks', 'ọ̀ṣun', ['books']],
    ['by how the last word begins', 'phone char', ['post']],
    ['by several endings at once', 'ph', ['post', 'phone']],
    ['by how a word begins, the last only', 'char phone', []],
    ['for nothing there is', 'teleporter', []],
    ['for signs only', '?!', []],
    ['with signs in it', '“phone”, charger?', ['post']],
  ])('finds %s', async (_, text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it('finds a long post by who wrote it', async () => {
    const author = await verifiedPerson(world);
    const { username = '' } = (await write(author, 'Short')).result.author;
    const long = (await write(author, Array.from({ length: 230 }, (_, index) => `w${index}`).join(' '))).result.id;
    expect((await search(reader, username)).result.items.map(({ id }) => id)).toContain(long);
  });

  it('does not look into what only the sender may see', async () => {
    for (const secret of ['zanzibar', 'macaulay', 'halima', '8059876543', 'herbert']) expect(await found(secret)).toEqual([]);
  });

  it('does not take the marks of our own for words', async () => {
    expect(await found('from')).toEqual([]);
    expect(await found(':from:yaba')).toEqual([]);
  });

  it.each([['  '], [''], ['x'.repeat(121)], [undefined]])('needs something to look for: %j', async (text) => {
    const { problem } = await search(reader, text);
    expect([problem.code, problem.errors[0]?.field]).toEqual(['invalid_input', 'searchText']);
  });

  it('leaves out what the timeline leaves out', async () => {
    const other = await verifiedPerson(world);
    await other.call(updateUser, { body: { mutedUserId: sender.id } });
    const { items: seen } = (await search(other, 'phone')).result;
    expect(seen.map(({ id }) => id)).toEqual([items.post]);
  });
});

describe('pages of a search', () => {
  it('neither repeat nor skip while new items come, however the words begin', async () => {
    const author = await verifiedPerson(world);
    const words = ['pagealpha', 'pagebeta', 'pagealpha pagebeta', 'pagegamma'];
    const posted: string[] = [];
    for (let index = 0; index < 23; index += 1)
      posted.unshift((await write(author, `${words[index % words.length]} ${index}`)).result.id);
    const seen = await allPages(
      async (on) => (await search(reader, 'page', { limit: 5, ...on })).result,
      () => write(author, 'pagealpha meanwhile'),
    );
    expect(seen.map(({ id }) => id)).toEqual(posted);
    const skipped = (await search(reader, 'pagegamma', { limit: 2, skip: 1 })).result.items;
    expect(skipped.map(({ id }) => id)).toEqual([posted[7], posted[11]]);
  });

  it('neither repeat nor skip what is posted between the two questions that a look asks', async () => {
    const author = await verifiedPerson(world);
    const posted: string[] = [];
    for (let index = 0; index < 5; index += 1) posted.unshift((await write(author, `shiftingword ${index}`)).result.id);
    let hasGrown = false;
    const db = afterEach(async () => {
      if (hasGrown) return;
      hasGrown = true;
      for (let index = 0; index < 2; index += 1) await write(author, `shiftingword new ${index}`);
    });
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const look = { before, limit: 10, skip: 0, onlyPackages: false, reach: 3 };
      const { rows, brokenOffAt } = await searchItems(db, reader.id, [{ terms: ['shiftingword'], items: 5 }], look);
      seen.push(...rows.map(({ id }) => id));
      before = brokenOffAt;
    } while (before !== undefined);
    expect(seen.filter((id) => posted.includes(id))).toEqual(posted);
  });

  it('go on when two common words seldom meet', async () => {
    const author = await verifiedPerson(world);
    const both = (await write(author, 'rarely meeting')).result.id;
    const [{ seq = '' } = {}] = await world.db<{ seq: string }[]>`select seq from timeline_item where id = ${both}`;
    // As if thirty thousand items with one of the words each had come after it, turn and turn about.
    await world.db`
      insert into timeline_term (term, seq)
      select (array['rarely', 'meeting'])[1 + n % 2], ${seq}::bigint + 1000000 + n from generate_series(1, 60000) as n`;
    let pages = 0;
    const seen = await allPages(async (on) => {
      pages += 1;
      return (await search(reader, 'rarely meeting', on)).result;
    });
    expect([seen.map(({ id }) => id), pages]).toEqual([[both], 2]);
    await world.db`delete from timeline_term where seq > ${seq}::bigint + 1000000`;
  });

  it('refuse a cursor that is not ours', async () => {
    for (const cursor of ['x', 'czA', Buffer.from('s-1').toString('base64url'), Buffer.from('s1;drop').toString('base64url')])
      for (const call of [searchTimeline, listTimeline] as const) {
        const query = call === searchTimeline ? { searchText: 'phone', cursor } : { cursor };
        expect((await reader.call(call, { query })).problem.errors[0]?.field).toBe('cursor');
      }
  });
});

describe('words that many write at once', () => {
  it('keep nobody waiting and are all found', async () => {
    const author = await verifiedPerson(world);
    const posts = await atOnce(20, (index) => write(author, `brandnewword another${index} zebra${20 - index}`));
    expect(posts.every(({ status }) => status === 201)).toBe(true);
    expect((await search(reader, 'brandnewword', { limit: 50 })).result.items).toHaveLength(20);
  });
});
