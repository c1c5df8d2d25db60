import { setTimeout as sleep } from 'node:timers/promises';
import type { StreamMessage } from '@waybill/client/event-stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sweep } from '../../src/modules/identity/jobs/sweep.ts';
import { transact } from '../../src/platform/db/database.ts';
import { sendEvent } from '../../src/platform/realtime/inbox.ts';
import { atOnce } from '../support/at-once.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { describeOverEachBus } from '../support/redis.ts';
import { openAndIgnore, openStream } from '../support/streams.ts';
import { type Node, useWorld } from '../support/world.ts';

const changed = { type: 'user.changed' } as const;
const sendFrom = (node: Node, userId: string) => transact(node.context.db, (tx) => sendEvent(tx, userId, changed));

const numbers = (stream: { messages: readonly StreamMessage[] }) => stream.messages.map((message) => message.seq);
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const patiently = { timeout: 30_000, interval: 20 };

describeOverEachBus('realtime', (environment) => {
  const world = useWorld(environment);
  const leaving: { leave(): void }[] = [];

  afterEach(() => {
    for (const stream of leaving.splice(0)) stream.leave();
  });

  async function listen(
    person: Person,
    { node = world.node, ...options }: { node?: Node; after?: number; lastEventId?: string } = {},
  ) {
    const stream = await openStream(person.session.accessToken, { origin: node.origin, ...options });
    leaving.push(stream);
    return stream;
  }

  describe('the stream of events', () => {
    it('is never kept by a cache or a proxy, and carries the headers of every answer', async () => {
      const stream = await listen(await verifiedPerson(world));
      expect(stream.response.status).toBe(200);
      const header = (name: string) => stream.response.headers.get(name);
      expect(header('content-type')).toBe('text/event-stream; charset=utf-8');
      expect([header('cache-control'), header('x-accel-buffering'), header('x-content-type-options')]).toEqual([
        'no-store',
        'no',
        'nosniff',
      ]);
    });

    it('is gapless and in order on every node while two nodes send two hundred events at once', async () => {
      const second = await world.startNode({ ROLES: 'http,realtime' });
      const person = await verifiedPerson(world);
      const streams = [await listen(person), await listen(person, { node: second })];
      await atOnce(200, (index) => sendFrom(index % 2 ? second : world.node, person.id));
      for (const stream of streams) {
        await vi.waitFor(() => expect(stream.messages).toHaveLength(200), patiently);
        expect(numbers(stream)).toEqual(upTo(200));
      }
    });

    it('sends nothing that was rolled back, and leaves no gap for it', async () => {
      const person = await verifiedPerson(world);
      const stream = await listen(person);
      await sendFrom(world.node, person.id);
      const failed = transact(world.node.context.db, async (tx) => {
        await sendEvent(tx, person.id, changed, changed);
        throw new Error('no');
      });
      await expect(failed).rejects.toThrow('no');
      await sendFrom(world.node, person.id);
      await vi.waitFor(() => expect(numbers(stream)).toEqual([1, 2]), patiently);
    });

    it('goes to the person it is for and to nobody else', async () => {
      const [one, other] = [await verifiedPerson(world), await verifiedPerson(world)];
      const streams = [await listen(one), await listen(other)];
      await sendFrom(world.node, one.id);
      await vi.waitFor(() => expect(streams[0]?.messages).toHaveLength(1), patiently);
      await sleep(100);
      expect(streams[1]?.messages).toEqual([]);
    });

    it('has also what no node was woken for, a little later', async () => {
      const person = await verifiedPerson(world);
      const stream = await listen(person);
      await world.db`insert into realtime_cursor (user_id, last_seq) values (${person.id}, 1)`;
      await world.db`insert into realtime_inbox (user_id, seq, event) values (${person.id}, 1, ${world.db.json(changed)})`;
      await vi.waitFor(() => expect(numbers(stream)).toEqual([1]), patiently);
    });

    it('begins with what comes next for somebody who has seen nothing', async () => {
      const person = await verifiedPerson(world);
      await sendFrom(world.node, person.id);
      const stream = await listen(person);
      await sendFrom(world.node, person.id);
      await vi.waitFor(() => expect(numbers(stream)).toEqual([2]), patiently);
    });
  });

  describe('coming back to the stream', () => {
    it('gives what was missed, on another node, by `after` and by Last-Event-ID', async () => {
      const second = await world.startNode({ ROLES: 'http,realtime' });
      const person = await verifiedPerson(world);
      await atOnce(6, () => sendFrom(world.node, person.id));
      const streams = [
        await listen(person, { node: second, after: 2 }),
        await listen(person, { node: second, lastEventId: '2' }),
        await listen(person, { node: second, after: 2, lastEventId: '5' }),
      ];
      for (const stream of streams) await vi.waitFor(() => expect(numbers(stream)).toEqual(upTo(6, 3)), patiently);
    });

    it('loses no event that is sent while it connects', async () => {
      const person = await verifiedPerson(world);
      const sending = atOnce(60, () => sendFrom(world.node, person.id));
      const streams = await Promise.all(
        Array.from({ length: 8 }, async (_, index) => {
          await sleep(index * 10);
          return listen(person, { after: 0 });
        }),
      );
      await sending;
      for (const stream of streams) await vi.waitFor(() => expect(numbers(stream)).toEqual(upTo(60)), patiently);
    });

    it('asks to load everything again when what was missed has been cleared away, and only then', async () => {
      const person = await verifiedPerson(world);
      await atOnce(5, () => sendFrom(world.node, person.id));
      await world.db`update realtime_inbox set created_at = now() - interval '8 days' where user_id = ${person.id}`;
      await sweep.handle(world.node.context, undefined as never);
      const upToDate = await listen(person, { after: 5 });
      await atOnce(2, () => sendFrom(world.node, person.id));
      const longAway = await listen(person, { after: 3 });
      await sendFrom(world.node, person.id);
      await vi.waitFor(() => expect(numbers(upToDate)).toEqual([6, 7, 8]), patiently);
      await vi.waitFor(() => expect(numbers(longAway)).toEqual([7, 8]), patiently);
      expect(longAway.messages[0]?.event).toEqual({ type: 'stream.reset' });
    });

    it('takes a number from the future for the newest', async () => {
      const person = await verifiedPerson(world);
      const stream = await listen(person, { after: 1000 });
      await sendFrom(world.node, person.id);
      await vi.waitFor(() => expect(numbers(stream)).toEqual([1]), patiently);
    });

    it.each(['-1', 'x', '1.5', '1e400'])('refuses “%s” for a number', async (after) => {
      const person = await verifiedPerson(world);
      const response = await person.request(`/api/realtime?after=${after}`, { signal: AbortSignal.timeout(5_000) });
      expect(response.status).toBe(400);
    });

    it('overlooks a Last-Event-ID that is none of ours', async () => {
      const person = await verifiedPerson(world);
      await sendFrom(world.node, person.id);
      const stream = await listen(person, { lastEventId: 'nonsense' });
      await sendFrom(world.node, person.id);
      await vi.waitFor(() => expect(numbers(stream)).toEqual([2]), patiently);
    });
  });

  describe('the streams of a node', () => {
    it('are at most ten for one person; the oldest gives way, also when many come at once', async () => {
      const person = await verifiedPerson(world);
      const oldest = await listen(person);
      const others = await atOnce(14, () => listen(person));
      await vi.waitFor(() => expect(others.filter((stream) => stream.isOpen)).toHaveLength(10), patiently);
      expect(oldest.isOpen).toBe(false);
      await sendFrom(world.node, person.id);
      const open = others.filter((stream) => stream.isOpen);
      for (const stream of open) await vi.waitFor(() => expect(numbers(stream)).toEqual([1]), patiently);
    });

    it('write no more to a reader who does not read than fits the line; everybody else goes on, and nothing is missed later', async () => {
      const [slow, quick] = [await verifiedPerson(world), await verifiedPerson(world)];
      const ignored = await openAndIgnore(world.node.origin, slow);
      const stream = await listen(quick);
      // More than all buffers between the two ends hold.
      await world.db`
      insert into realtime_inbox (user_id, seq, event)
      select ${slow.id}, seq, jsonb_build_object('type', 'user.changed', 'ballast', repeat('x', 100000)) from generate_series(1, 300) as seq`;
      await world.db`insert into realtime_cursor (user_id, last_seq) values (${slow.id}, 300)`;
      await sendFrom(world.node, slow.id);
      await atOnce(100, () => sendFrom(world.node, quick.id));
      await vi.waitFor(() => expect(numbers(stream)).toEqual(upTo(100)), patiently);
      expect(await ignored.read(301)).toEqual([0, ...upTo(301)]);
      expect(stream.isOpen).toBe(true);
    });

    it('end when the node stops, so that it can stop, and go on elsewhere', async () => {
      const second = await world.startNode({ ROLES: 'http,realtime' });
      const person = await verifiedPerson(world);
      const stream = await listen(person, { node: second });
      await second.close();
      await vi.waitFor(() => expect(stream.isOpen).toBe(false), patiently);
      await sendFrom(world.node, person.id);
      const again = await listen(person, { after: 0 });
      await vi.waitFor(() => expect(numbers(again)).toEqual([1]), patiently);
    });
  });
});
