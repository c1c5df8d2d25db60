import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../src/platform/db/database.ts';
import { createRealtimeHub, type RealtimeHub } from '../../src/platform/realtime/hub.ts';
import { sendEvent } from '../../src/platform/realtime/inbox.ts';
import { createPostgresBus } from '../../src/platform/realtime/postgres-bus.ts';
import { verifiedPerson } from '../support/people.ts';
import { openAndIgnore, openStream } from '../support/streams.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const server = createServer();
let hub: RealtimeHub;
let origin: string;

beforeAll(async () => {
  const { db } = world.node.context;
  const mayListen = async () => true;
  hub = await createRealtimeHub({ db, buses: [createPostgresBus(db)], mayListen, onError: console.error, patienceMs: 200 });
  // The token is taken for the user id: authentication is not under test.
  server.on('request', (request, response) => {
    const userId = String(request.headers.authorization).replace('Bearer ', '');
    void hub.open({ userId, sessionId: 'ses_1' }, response, undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterAll(async () => {
  await hub.stop();
  server.closeAllConnections();
  server.close();
});

describe('a reader who does not read', () => {
  it('is cut off when its buffer stays full, and those who read get everything meanwhile', async () => {
    const [slow, quick] = [await verifiedPerson(world), await verifiedPerson(world)];
    const ignored = await openAndIgnore(origin, { ...slow, session: { ...slow.session, accessToken: slow.id } });
    const stream = await openStream(quick.id, { origin });
    await world.db`
      insert into realtime_inbox (user_id, seq, event)
      select ${slow.id}, seq, jsonb_build_object('type', 'wallet.changed', 'ballast', repeat('x', 100000)) from generate_series(1, 400) as seq`;
    await world.db`insert into realtime_cursor (user_id, last_seq) values (${slow.id}, 400)`;
    await transact(world.node.context.db, (tx) => sendEvent(tx, slow.id, { type: 'user.changed' }));
    for (let sent = 0; sent < 50; sent += 1)
      await transact(world.node.context.db, (tx) => sendEvent(tx, quick.id, { type: 'wallet.changed' }));
    await expect.poll(() => stream.messages).toHaveLength(50);
    await expect.poll(connections).toBe(1);
    // The events sent before the cut are whole and in order: by its last number the reader comes back.
    const numbers = await ignored.read();
    expect(numbers).toEqual(numbers.map((_, index) => index));
    expect(numbers.length).toBeLessThan(400);
    expect(stream.isOpen).toBe(true);
    stream.leave();
  });
});

const connections = () =>
  new Promise<number>(
    (resolve, reject) => void server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
