import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { searchTimeline } from '@waybill/contract/timeline/search-timeline';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { readMigrations } from '../../src/platform/db/migrate.ts';
import { newId } from '../../src/platform/ids.ts';
import { atOnce, sameBrowserAt, tally } from '../support/at-once.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { balanceOf, expectBooksToBeRight, personWithMoney } from '../support/people-with-money.ts';
import { book, feedOf, look, offerTrip, sendParcel, traveller, uploadedPicture, write } from '../support/timeline.ts';
import { type Node, useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });
let second: Node;
beforeAll(async () => {
  second = await world.startNode();
});
afterAll(async () => {
  await expectBooksToBeRight(world);
  expect(await proveMoney(world.db)).toEqual([]);
});

type Item = { readonly itemType: number; readonly id: string };
const remove = (person: Pick<Person, 'call'>, { itemType, id }: Item) =>
  person.call(deleteItem, { params: { itemType, itemId: id } });

/** Whether so many of our transactions wait for a lock. */
async function countWaiting(wanted: number): Promise<boolean> {
  const [row] = await world.db<{ waiting: number }[]>`
    select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (row?.waiting ?? 0) >= wanted;
}

describe('taking down', () => {
  it('a post removes it and its pictures from everywhere', async () => {
    const author = await verifiedPerson(world);
    const picture = await uploadedPicture(world, author.id);
    const post = (await write(author, 'Hello', { imageIdList: [picture] })).result;
    expect((await remove(author, post)).status).toBe(204);
    expect((await look(author, post)).problem.code).toBe('not_found');
    expect(await feedOf(author, { itemType: 6 })).toEqual([]);
    expect(await feedOf(await verifiedPerson(world))).not.toContain(post.id);
    expect(await world.db`select state from image where id = ${picture}`).toEqual([{ state: 'removed' }]);
    expect((await remove(author, post)).problem.code).toBe('not_found');
  });

  it('is for the author, under the right kind', async () => {
    const author = await verifiedPerson(world);
    const post = (await write(author, 'Hello')).result;
    expect((await remove(await verifiedPerson(world), post)).problem.code).toBe('forbidden');
    expect((await remove(author, { ...post, itemType: 1 })).problem.code).toBe('not_found');
    expect((await remove(author, { itemType: 3, id: newId('post') })).problem.code).toBe('not_found');
    expect((await remove(author, { itemType: 0, id: post.id })).problem.code).toBe('invalid_input');
    expect((await look(author, post)).status).toBe(200);
  });

  it('a package gives the money back in full, and a credit that was spent', async () => {
    const sender = await personWithMoney(world, { NGN: 20_000 });
    const first = (await sendParcel(sender)).result;
    await world.db`insert into credit_balance (user_id, credits) values (${sender.id}, 1)`;
    await world.db`insert into credit_entry (key, user_id, change, credits_after, reason) values (gen_random_uuid(), ${sender.id}, 1, 1, 'test')`;
    const second = (await sendParcel(sender)).result;
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(7500);
    expect((await remove(sender, first)).status).toBe(204);
    expect((await remove(sender, second)).status).toBe(204);
    expect([await balanceOf(world, sender.id, 'NGN'), (await sender.call(getWallets)).result.credits]).toEqual([20_000, 1]);
  });

  it('a package happens once, on two nodes at the same moment', async () => {
    const sender = await personWithMoney(world, { NGN: 6500 });
    const item = (await sendParcel(sender)).result;
    const there = sameBrowserAt(world, second.origin, sender);
    const answers = await atOnce(8, (index) => remove(index % 2 ? there : sender, item));
    expect(tally(answers)).toEqual({ 204: 1, not_found: 7 });
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(6500);
  });

  it('a package that has a carrier is refused', async () => {
    const sender = await personWithMoney(world, { NGN: 6500 });
    const item = (await sendParcel(sender)).result;
    await world.db`update timeline_item set status = 'matched' where id = ${item.id}`;
    expect((await look(sender, item)).result.item.can.delete).toBe(false);
    expect((await remove(sender, item)).problem.code).toBe('already_matched');
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(0);
  });
});

describe('taking down a trip', () => {
  it('gives everybody who asked to travel with it their money back, and tells them', async () => {
    const goer = await traveller(world);
    const trip = (await offerTrip(goer)).result;
    const senders = await atOnce(3, () => personWithMoney(world, { NGN: 13_000 }));
    const booked = await Promise.all(senders.map(async (sender) => (await book(sender, trip)).result));
    const [sender = goer] = senders;
    const again = (await book(sender, trip)).result;
    const stream = await listenAs(sender);
    expect((await remove(goer, trip)).status).toBe(204);
    for (const one of senders) expect(await balanceOf(world, one.id, 'NGN')).toBe(13_000);
    const [first = trip] = booked;
    const changed = () => stream.events.flatMap((event) => (event.type === 'timeline.item-changed' ? [event.itemId] : []));
    await eventually('The sender hears of both', async () => changed().includes(first.id) && changed().includes(again.id));
    expect((await look(sender, first)).result.item).toMatchObject({ status: 'withdrawn', can: { delete: true } });
    expect(await feedOf(sender, { itemType: 6 })).toContain(first.id);
    expect((await remove(sender, first)).status, 'what was withdrawn can be cleared away').toBe(204);
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(13_000);
  });

  it('is refused while a parcel travels with it, and nobody loses anything', async () => {
    const goer = await traveller(world);
    const trip = (await offerTrip(goer)).result;
    const sender = await personWithMoney(world, { NGN: 13_000 });
    const [matched] = [(await book(sender, trip)).result, (await book(sender, trip)).result];
    await world.db`update timeline_item set status = 'matched' where id = ${matched.id}`;
    expect((await remove(goer, trip)).problem.code).toBe('already_matched');
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(0);
  });

  it('while people book it leaves nobody’s money with a trip that is gone', async () => {
    const senders = await atOnce(4, () => personWithMoney(world, { NGN: 65_000 }));
    for (let round = 0; round < 5; round += 1) {
      const goer = await traveller(world);
      const trip = (await offerTrip(goer)).result;
      const [removed, ...bookings] = await Promise.all([
        new Promise((resolve) => setTimeout(resolve, round * 25)).then(() => remove(goer, trip)).then(({ status }) => status),
        ...senders.map(async (sender, index) => {
          const answer = await book(index % 2 ? sameBrowserAt(world, second.origin, sender) : sender, trip);
          return answer.status === 201 ? 'booked' : answer.problem.code;
        }),
      ]);
      expect(removed).toBe(204);
      expect(bookings.filter((outcome) => outcome !== 'booked' && outcome !== 'no_longer_open')).toEqual([]);
      for (const sender of senders) expect(await balanceOf(world, sender.id, 'NGN')).toBe(65_000);
    }
  });

  it('waits for a booking that is about to be made, and gives that money back, too', async () => {
    const goer = await traveller(world);
    const trip = (await offerTrip(goer)).result;
    const sender = await personWithMoney(world, { NGN: 6500 });
    const held = Promise.withResolvers<void>();
    const mayGoOn = Promise.withResolvers<void>();
    // The sender's account is busy: the booking has looked at the trip and now waits for its money.
    const busy = world.db.begin(async (tx) => {
      await tx`select from ledger_account where owner_id = ${sender.id} for update`;
      held.resolve();
      await mayGoOn.promise;
    });
    await held.promise;
    const booking = book(sender, trip);
    await eventually('The booking waits', () => countWaiting(1));
    const removal = remove(goer, trip);
    await Promise.race([removal, eventually('The removal waits', () => countWaiting(2))]);
    mayGoOn.resolve();
    await busy;
    expect([(await booking).status, (await removal).status]).toEqual([201, 204]);
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(6500);
  });

  it('and a booking of it at the same moment end in one way or the other', async () => {
    const goer = await traveller(world);
    const trip = (await offerTrip(goer)).result;
    const sender = await personWithMoney(world, { NGN: 13_000 });
    const booked = (await book(sender, trip)).result;
    const answers = await Promise.all([remove(sender, booked), remove(goer, trip)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(13_000);
  });
});

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
