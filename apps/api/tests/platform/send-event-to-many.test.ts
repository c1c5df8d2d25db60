import { describe, expect, it } from 'vitest';
import { transact } from '../../src/platform/db/database.ts';
import { sendEvent, sendEventToMany } from '../../src/platform/realtime/inbox.ts';
import { atOnce } from '../support/at-once.ts';
import { listenAs } from '../support/event-stream.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const changed = { type: 'wallet.changed' } as const;
const ids = (count: number) => Array.from({ length: count }, (_, index) => `usr_${String(index).padStart(26, '0')}`);

describe('sending one event to many people', () => {
  it('reaches each of them once, under the number that follows their last', async () => {
    const people = [await verifiedPerson(world), await verifiedPerson(world), await verifiedPerson(world)];
    const [first, second, third] = people.map(({ id }) => id) as [string, string, string];
    const streams = await Promise.all(people.map((person) => listenAs(person)));
    const { db } = world.node.context;
    await transact(db, (tx) => sendEvent(tx, second, { type: 'user.changed' }, { type: 'user.changed' }));
    await transact(db, (tx) => sendEventToMany(tx, [third, first, second, first], changed));
    for (const stream of streams) await expect.poll(() => stream.events).toContainEqual(changed);
    expect(streams.map(({ events }) => events.length)).toEqual([1, 3, 1]);
    const rows = await world.db`select user_id, seq::int from realtime_inbox where event->>'type' = 'wallet.changed'`;
    expect(new Map(rows.map((row) => [row.userId, row.seq]))).toEqual(
      new Map([
        [first, 1],
        [second, 3],
        [third, 1],
      ]),
    );
    for (const stream of streams) stream.leave();
  });

  it('wakes every one of thousands, however long the list is', async () => {
    const { db } = world.node.context;
    const woken = new Set<string>();
    const listening = await world.db.listen('realtime_inbox', (text) => {
      for (const id of text.split(' ')) woken.add(id);
    });
    await transact(db, (tx) => sendEventToMany(tx, ids(1_201), changed));
    await expect.poll(() => woken.size).toBe(1_201);
    await listening.unlisten();
  });

  it('locks them in one order, so that two acts which name them in opposite orders both end at the first try', async () => {
    const { db } = world.node.context;
    const people = ids(300);
    const reversed = [...people].reverse();
    let tries = 0;
    await atOnce(12, (index) =>
      transact(db, async (tx) => {
        tries += 1;
        await sendEventToMany(tx, index % 2 ? people : reversed, changed);
      }),
    );
    expect(tries).toBe(12);
  });

  it('sends nothing when there is nobody to send to', async () => {
    const before = await world.db`select count(*)::int from realtime_inbox`;
    await transact(world.node.context.db, (tx) => sendEventToMany(tx, [], changed));
    expect(await world.db`select count(*)::int from realtime_inbox`).toEqual(before);
  });
});
