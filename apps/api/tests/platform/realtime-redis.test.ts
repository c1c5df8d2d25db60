import { createClient } from '@redis/client';
import { afterEach, expect, it, vi } from 'vitest';
import { transact } from '../../src/platform/db/database.ts';
import { broadcast } from '../../src/platform/realtime/broadcast.ts';
import { sendEvent } from '../../src/platform/realtime/inbox.ts';
import { sendPassingEvent } from '../../src/platform/realtime/passing.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { verifiedPerson } from '../support/people.ts';
import { describeWithRedis, useRedis } from '../support/redis.ts';
import { openStream } from '../support/streams.ts';
import { type Node, useWorld } from '../support/world.ts';

const changed = { type: 'wallet.changed' } as const;
const patiently = { timeout: 30_000, interval: 20 };

describeWithRedis('realtime events over Redis', () => {
  const used = useRedis();
  const world = useWorld(used.environment);
  const closing: (() => void)[] = [];

  afterEach(() => {
    for (const close of closing.splice(0)) close();
    vi.restoreAllMocks();
  });

  /** Everything that is published over Redis and by NOTIFY from now on. */
  async function recordMessages() {
    const published: string[] = [];
    const notified: string[] = [];
    const client = createClient({ url: used.redis.url });
    client.on('error', () => undefined);
    await client.connect();
    await client.pSubscribe('waybill:*', (text, channel) => void published.push(`${channel.split(':').at(-1)} ${text}`));
    const listening = await world.db.listen('realtime_inbox', (text) => void notified.push(text));
    closing.push(
      () => client.destroy(),
      () => void listening.unlisten(),
    );
    return { published, notified };
  }

  const sendFrom = (node: Node, userId: string) => transact(node.context.db, (tx) => sendEvent(tx, userId, changed));

  it('are published once the act is committed, and never for a try that was rolled back', async () => {
    const { published, notified } = await recordMessages();
    const { db } = world.node.context;
    let tries = 0;
    await transact(db, async (tx) => {
      await sendEvent(tx, 'usr_again', changed);
      tries += 1;
      if (tries < 3) await tx`do 'begin raise serialization_failure; end'`;
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(published).toEqual([]);
    });
    const failed = transact(db, async (tx) => {
      await sendEvent(tx, 'usr_never', changed);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await sendFrom(world.node, 'usr_last');
    await vi.waitFor(() => expect(published.at(-1)).toBe('realtime_inbox usr_last'), patiently);
    expect([tries, published]).toEqual([3, ['realtime_inbox usr_again', 'realtime_inbox usr_last']]);
    expect(notified, 'PostgreSQL had to carry nothing').toEqual([]);
  });

  it('include passing events and events for everybody', async () => {
    const second = await world.startNode({ ROLES: 'http,realtime' });
    const person = await verifiedPerson(world);
    const listening = await listenAs(person);
    const { published } = await recordMessages();
    const typing = { type: 'chat.typing', roomId: `rom_${'0'.repeat(26)}`, userId: person.id } as const;
    await sendPassingEvent(second.context.db, person.id, typing);
    await transact(second.context.db, async (tx) => {
      await broadcast(tx, { type: 'timeline.grew' });
      await sendPassingEvent(tx, person.id, { ...typing, roomId: `rom_${'1'.repeat(26)}` });
    });
    await vi.waitFor(() => expect([listening.events.length, listening.broadcasts.length]).toEqual([2, 1]), patiently);
    expect(published).toHaveLength(3);
    listening.leave();
    await second.close();
  });

  it('are reported to be cut off each time, also where only the subscribing connection is', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const client = createClient({ url: used.redis.url });
    await client.connect();
    closing.push(() => client.destroy());
    await eventually('Two reports', async () => {
      await client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
      return reported.mock.calls.length >= 2;
    });
    // The next test finds the line whole.
    const person = await verifiedPerson(world);
    const listening = await listenAs(person);
    const { published } = await recordMessages();
    await sendFrom(world.node, person.id);
    await vi.waitFor(() => expect([listening.events.length, published.length]).toEqual([1, 1]), patiently);
    listening.leave();
  });

  it('go on by PostgreSQL while Redis is away, which is reported once, and over Redis again when it is back', async () => {
    const second = await world.startNode({ ROLES: 'http,realtime' });
    const person = await verifiedPerson(world);
    const stream = await openStream(person.session.accessToken, { origin: second.origin });
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await used.redis.kill();
    for (let sent = 0; sent < 20; sent += 1) await sendFrom(world.node, person.id);
    await vi.waitFor(() => expect(stream.messages).toHaveLength(20), patiently);
    const third = await world.startNode({ ROLES: 'http,realtime' });
    await sendFrom(third, person.id);
    await vi.waitFor(() => expect(stream.messages).toHaveLength(21), patiently);
    expect(reported.mock.calls.map(([error]) => String(error))).toEqual(
      Array(3).fill('Error: Redis cannot be reached. Events travel by PostgreSQL until it can.'),
    );

    await used.redis.restart();
    const { published } = await recordMessages();
    await eventually('An event over Redis', async () => {
      await sendFrom(third, person.id);
      return published.length > 0;
    });
    await sendFrom(world.node, person.id);
    await vi.waitFor(() => expect(published.length).toBeGreaterThan(1), patiently);
    const { length } = await world.db`select from realtime_inbox where user_id = ${person.id}`;
    await vi.waitFor(() => expect(stream.messages).toHaveLength(length), patiently);
    expect(stream.messages.map(({ seq }) => seq)).toEqual(Array.from({ length }, (_, index) => index + 1));
    stream.leave();
  });
});
