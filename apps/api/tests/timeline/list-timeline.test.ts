import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { hideItem } from '@waybill/contract/timeline/hide-item';
import { listTimeline } from '@waybill/contract/timeline/list-timeline';
import { reportItem } from '@waybill/contract/timeline/report-item';
import { updateUser } from '@waybill/contract/users/update-user';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { requestOf } from '../../src/modules/timeline/commands/post-once.ts';
import { insertItem } from '../../src/modules/timeline/storage/items.ts';
import { transact } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { allPages } from '../support/all-pages.ts';
import { dealAt } from '../support/orders.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { checkedBusiness, feedOf, look, offerBatch, offerTrip, sendParcel, traveller, write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const list = (person: Pick<Person, 'call'>, query: Record<string, unknown> = {}) => person.call(listTimeline, { query });

/** Everything from a cursor on, page by page; `between` happens after every page. */
async function readOn(person: Person, limit: number, between?: () => Promise<void>): Promise<string[]> {
  const items = await allPages(async (on) => (await list(person, { limit, ...on })).result, between);
  return items.map(({ id }) => id);
}

describe('the timeline', () => {
  let reader: Person;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    reader = await verifiedPerson(world);
    const sender = await personWithMoney(world, { NGN: 100_000 });
    ids.package = (await sendParcel(sender)).result.id;
    ids.trip = (await offerTrip(await traveller(world))).result.id;
    ids.post = (await write(sender, 'Hello')).result.id;
    ids.batch = (await offerBatch(await checkedBusiness(world))).result.id;
    ids.mine = (await write(reader, 'Mine')).result.id;
  });

  it('is newest first, of every kind', async () => {
    expect(await feedOf(reader)).toEqual([ids.mine, ids.batch, ids.post, ids.trip, ids.package]);
  });

  it('can be one kind only, or one’s own', async () => {
    expect(await feedOf(reader, { itemType: 1 })).toEqual([ids.package]);
    expect(await feedOf(reader, { itemType: 2 })).toEqual([ids.trip]);
    expect(await feedOf(reader, { itemType: 3 })).toEqual([ids.mine, ids.post]);
    expect(await feedOf(reader, { itemType: 4 })).toEqual([ids.batch]);
    expect(await feedOf(reader, { itemType: 5 })).toEqual([]);
    expect(await feedOf(reader, { itemType: 6 })).toEqual([ids.mine]);
  });

  it('skips and stops as asked', async () => {
    expect((await list(reader, { limit: 2, skip: 1 })).result.items.map(({ id }) => id)).toEqual([ids.batch, ids.post]);
    expect((await list(reader, { limit: 5 })).result.nextCursor).toBeNull();
    expect((await list(reader, { skip: 10_000 })).result).toEqual({ items: [], nextCursor: null });
  });

  it.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 51 }, 'limit'],
    [{ limit: 1.5 }, 'limit'],
    [{ skip: -1 }, 'skip'],
    [{ skip: 10_001 }, 'skip'],
    [{ itemType: 7 }, 'itemType'],
    [{ itemType: 'x' }, 'itemType'],
    [{ sort: 'oldest' }, 'sort'],
  ])('refuses %j', async (query, field) => {
    const { status, problem } = await list(reader, query);
    expect([status, problem.errors[0]?.field]).toEqual([400, field]);
  });

  it('leaves out whom one has muted, what one has reported and what one is not interested in, for oneself alone', async () => {
    const loud = await verifiedPerson(world);
    const quiet = await verifiedPerson(world);
    const [muted, reported, hidden, kept] = [
      (await write(loud, 'Loud')).result,
      (await write(quiet, 'Reported')).result,
      (await write(quiet, 'Hidden')).result,
      (await write(quiet, 'Kept')).result,
    ];
    const person = await verifiedPerson(world);
    await person.call(updateUser, { body: { mutedUserId: loud.id } });
    await person.call(reportItem, { body: { itemType: 3, timelineItemId: reported.id, reason: 'spam' } });
    await person.call(hideItem, { params: { itemType: 3, itemId: hidden.id } });
    expect((await feedOf(person)).slice(0, 2)).toEqual([kept.id, ids.mine]);
    expect((await feedOf(reader)).slice(0, 4)).toEqual([kept.id, hidden.id, reported.id, muted.id]);
    expect((await look(person, muted)).status, 'whoever has its address may look').toBe(200);
  });

  it('leaves out people who are suspended, everywhere', async () => {
    const bad = await verifiedPerson(world);
    const post = (await write(bad, 'Buy now')).result;
    expect(await feedOf(reader)).toContain(post.id);
    await world.db`update account set blocked_at = now() where id = ${bad.id}`;
    expect(await feedOf(reader)).not.toContain(post.id);
    expect((await look(reader, post)).problem.code).toBe('not_found');
  });

  it('shows a package with a carrier to its sender only', async () => {
    const sender = await personWithMoney(world, { NGN: 10_000 });
    const { id } = (await sendParcel(sender)).result;
    await world.db`update timeline_item set status = 'matched' where id = ${id}`;
    expect(await feedOf(reader)).not.toContain(id);
    expect(await feedOf(sender, { itemType: 6 })).toEqual([id]);
  });
});

describe('endless scrolling', () => {
  it('shows what commits late to whoever has not come past it, and loses nothing to those below', async () => {
    const reader = await verifiedPerson(world);
    const author = await verifiedPerson(world);
    for (let index = 0; index < 4; index += 1) await write(author, `before ${index}`);
    const late = newId('post');
    const mayCommit = Promise.withResolvers<void>();
    const hasSeq = Promise.withResolvers<void>();
    const slow = transact(world.db, async (tx) => {
      await insertItem(tx, {
        ...requestOf(author.id, 'post', 'late', {}),
        id: late,
        type: 3,
        authorId: author.id,
        message: 'late',
      });
      hasSeq.resolve();
      await mayCommit.promise;
    });
    await hasSeq.promise;
    const newer = (await write(author, 'newer')).result.id;
    const first = (await list(reader, { limit: 1 })).result;
    expect(first.items.map(({ id }) => id)).toEqual([newer]);
    mayCommit.resolve();
    await slow;
    const rest = (await list(reader, { limit: 50, cursor: first.nextCursor ?? '' })).result.items;
    expect(rest[0]?.id).toBe(late);
    expect(rest.slice(1, 5).map((item) => 'message' in item && item.message)).toEqual([
      'before 3',
      'before 2',
      'before 1',
      'before 0',
    ]);
  });

  it('never repeats and never skips, whatever is posted, deleted and muted meanwhile', async () => {
    const authors = [await verifiedPerson(world), await verifiedPerson(world), await verifiedPerson(world)] as const;
    const act = fc.record({ what: fc.constantFrom('post', 'delete', 'mute'), who: fc.nat(2), which: fc.nat(30) });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 6 }), fc.integer({ min: 1, max: 7 }), async (acts, limit) => {
        const reader = await verifiedPerson(world);
        for (let index = 0; index < 9; index += 1) await write(authors[index % 3] ?? authors[0], `${index}`);
        const before = await feedOf(reader);
        const gone = new Set<string>();
        const muted = new Set<string>();
        const rest = [...acts];
        const seen = await readOn(reader, limit, async () => {
          const next = rest.shift();
          if (!next) return;
          const author = authors[next.who] ?? authors[0];
          if (next.what === 'post') await write(author, 'new');
          if (next.what === 'mute') {
            muted.add(author.id);
            await reader.call(updateUser, { body: { mutedUserId: author.id } });
          }
          const [victim] = next.what === 'delete' ? (await feedOf(author, { itemType: 6 })).slice(next.which % 5) : [];
          if (victim && (await author.call(deleteItem, { params: { itemType: 3, itemId: victim } })).status === 204)
            gone.add(victim);
        });
        expect(new Set(seen).size, 'no repeats').toBe(seen.length);
        const positions = seen.filter((id) => before.includes(id)).map((id) => before.indexOf(id));
        expect(positions, 'in order').toEqual([...positions].sort((one, other) => one - other));
        const byMuted =
          muted.size === 0
            ? []
            : await world.db<{ id: string }[]>`select id from timeline_item where author_id = any(${[...muted]})`;
        const excused = new Set([...gone, ...byMuted.map(({ id }) => id)]);
        expect(before.filter((id) => !seen.includes(id) && !excused.has(id)).slice(0, 3), 'no skips').toEqual([]);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });
});

describe('what one person put on the timeline', () => {
  let reader: Person;
  let author: Person;
  const ids: string[] = [];
  beforeAll(async () => {
    reader = await verifiedPerson(world);
    author = await traveller(world);
    ids.push(
      (await write(author, 'Hello')).result.id,
      (await offerTrip(author)).result.id,
      (await write(author, 'Again')).result.id,
    );
    await write(reader, 'Somebody else');
  });

  it('is all of theirs and nothing else, newest first, page by page', async () => {
    expect(await feedOf(reader, { userId: author.id })).toEqual(ids.toReversed());
    const { items, nextCursor } = (await reader.call(listTimeline, { query: { userId: author.id, limit: 2 } })).result;
    expect(items.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect(await feedOf(reader, { userId: author.id, cursor: nextCursor })).toEqual([ids[0]]);
  });

  it('can be of one kind', async () => {
    expect(await feedOf(reader, { userId: author.id, itemType: 2 })).toEqual([ids[1]]);
    expect(await feedOf(reader, { userId: author.id, itemType: 6 })).toEqual([]);
    expect(await feedOf(author, { userId: author.id, itemType: 6 })).toEqual(ids.toReversed());
  });

  it('is nothing of somebody whom one has muted, and of nobody', async () => {
    const other = await verifiedPerson(world);
    await other.call(updateUser, { body: { mutedUserId: author.id } });
    expect(await feedOf(other, { userId: author.id })).toEqual([]);
    expect(await feedOf(other, { userId: newId('user') })).toEqual([]);
    expect((await reader.call(listTimeline, { query: { userId: 'me' } })).status).toBe(400);
  });

  it('leaves out what others have to do with alone, unless it is one’s own', async () => {
    const { sender, packageId } = await dealAt(world, 'Accepted');
    expect(await feedOf(reader, { userId: sender.id })).toEqual([]);
    expect(await feedOf(sender, { userId: sender.id })).toEqual([packageId]);
  });
});
