import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEventStream } from '@waybill/client/event-stream';
import { listTimeline } from '@waybill/contract/timeline/list-timeline';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/platform/db/database.ts';
import { logPositionOf, newestOf, readLogPosition } from '../../src/platform/db/log-position.ts';
import { openReplica } from '../../src/platform/db/replica.ts';
import { measureReplication } from '../../src/platform/db/replication.ts';
import { applyMigrations } from '../../src/startup.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { type ServerWithReplica, startWithReplica } from '../support/streaming-replica.ts';
import { feedOf, write } from '../support/timeline.ts';
import { useWorld, type World } from '../support/world.ts';

const usual = useWorld({ ROLES: 'http,realtime' });
const folder = mkdtempSync(path.join(tmpdir(), 'waybill-replica-'));
/** The same world, on a server that has a replica. */
let world: World;
let servers: ServerWithReplica;
let replica: Database;
const header = 'waybill-position';

beforeAll(async () => {
  servers = await startWithReplica(folder);
  await applyMigrations(servers.primary.url, () => undefined);
  const node = await usual.startNode({ DATABASE_URL: servers.primary.url, DATABASE_READ_URL: servers.replica.url });
  const db = openDatabase(servers.primary.url, { max: 2, name: 'test' });
  world = {
    ...usual,
    node,
    db,
    databaseUrl: servers.primary.url,
    visitor: (more = {}) => usual.visitor({ origin: node.origin, ...more }),
  };
  replica = openDatabase(servers.replica.url, { max: 1, name: 'test' });
});
afterEach(() => replica`select pg_wal_replay_resume()`);
afterAll(async () => {
  await replica.end();
  await world.node.close();
  await world.db.end();
  await servers.replica.stop();
  await servers.primary.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** From now on it stands still; before, it has caught up. */
async function holdReplica(): Promise<void> {
  await replica`select pg_wal_replay_resume()`;
  await expect
    .poll(() => world.node.context.replica?.askPrimary().then((now) => world.node.context.replica?.hasArrivedAt(now)))
    .toBe(true);
  await replica`select pg_wal_replay_pause()`;
  await expect.poll(async () => (await replica`select pg_get_wal_replay_pause_state() as state`)[0]?.state).toBe('paused');
}

const posted = async (person: Person) => (await write(person, 'Going to Jos on Friday')).result.id;

describe('a node that has a replica to read from', () => {
  it('reads what everybody may read there, and shows whoever wrote their own writes all the same', async () => {
    const [writer, stranger] = [await verifiedPerson(world), await verifiedPerson(world)];
    // A replica is held for seconds only, so a slow machine gets another try: without a replica no try would ever succeed.
    const isBehindForOthersOnly = async () => {
      await holdReplica();
      const id = await posted(writer);
      const [theirs, own] = [await feedOf(stranger), await feedOf(writer)];
      expect(own).toContain(id);
      return !theirs.includes(id);
    };
    await expect.poll(isBehindForOthersOnly, { interval: 1_000 }).toBe(true);
    await replica`select pg_wal_replay_resume()`;
    await expect.poll(async () => (await feedOf(stranger)).length).toBe((await feedOf(writer)).length);
  });

  it('tells with an event how far to read, so that who hears of a post finds it', async () => {
    const [writer, listener] = [await verifiedPerson(world), await verifiedPerson(world)];
    const leaving = new AbortController();
    const { body } = await listener.request('/api/realtime', { signal: leaving.signal });
    if (!body) throw new Error('There is no stream.');
    await holdReplica();
    const heard = Promise.withResolvers<string>();
    let position = '';
    const read = async () => {
      for await (const { event } of readEventStream(body, undefined, undefined, (where) => {
        position = where;
      }))
        if (event.type === 'timeline.grew') heard.resolve(position);
    };
    void read().catch(() => undefined);
    const id = await posted(writer);
    const answer = await listener.open(listTimeline, {}, { headers: { [header]: await heard.promise } });
    leaving.abort();
    expect(((await answer.json()) as { items: { id: string }[] }).items.map((item) => item.id)).toContain(id);
  });

  it('says with a balance how new it was: nothing that is read after it is older', async () => {
    const person = await verifiedPerson(world);
    await holdReplica();
    await posted(await verifiedPerson(world));
    const { headers } = await person.call(getWallets, {});
    expect(readLogPosition(headers.get(header))).toBeDefined();
    expect(await world.node.context.replica?.hasArrivedAt(readLogPosition(headers.get(header)))).toBe(false);
  });

  it('reads everything from the primary when the replica is gone', async () => {
    const person = await verifiedPerson(world);
    const id = await posted(person);
    const gone = await usual.startNode({ DATABASE_URL: servers.primary.url, DATABASE_READ_URL: 'postgres://x@127.0.0.1:1/gone' });
    const elsewhere = usual.visitor({ origin: gone.origin });
    elsewhere.actAs(person.session);
    const { status, result } = await elsewhere.call(listTimeline, {});
    expect([status, result.items.map((item) => item.id).includes(id)]).toEqual([200, true]);
    await gone.close();
  });
});

describe('a replica', () => {
  it('is left alone when it is more than ten seconds behind, and while nobody can say how far', async () => {
    let now = 1_000_000;
    const one = openReplica({
      url: servers.replica.url,
      max: 1,
      primary: { db: world.db, newestWritten: () => undefined },
      clock: () => now,
    });
    await expect.poll(() => one.hasArrivedAt(undefined)).toBe(true);
    await holdReplica();
    await world.db`create table if not exists later (number int)`;
    const later = await one.askPrimary();
    now += 5_000;
    expect([await one.hasArrivedAt(undefined), await one.hasArrivedAt(later)], 'five seconds behind').toEqual([true, false]);
    now += 20_000;
    // Nobody has looked at the primary for so long.
    expect(await one.hasArrivedAt(undefined)).toBe(false);
    await one.close();
  });
});

describe('how far replicas are behind', () => {
  it('is a number for whoever may know it, and none, rather than zero, for others', async () => {
    const url = new URL(servers.primary.url);
    [url.username, url.password] = ['ordinary', 'only-for-this-test'];
    await world.db.unsafe("create role ordinary login password 'only-for-this-test'");
    const ordinary = openDatabase(url.href, { max: 1, name: 'test' });
    expect(await measureReplication(ordinary)).toEqual({ slowestSeconds: Number.NaN, following: 1 });
    await world.db`grant pg_read_all_stats to ordinary`;
    expect((await measureReplication(ordinary)).slowestSeconds).toBeGreaterThanOrEqual(0);
    await ordinary.end();
  });
});

describe('a position in the log', () => {
  it('sorts as text, and is nothing else', () => {
    const [low, high] = [logPositionOf('0/FFFFFFFF'), logPositionOf('1/0')];
    expect([low, high]).toEqual(['00000000ffffffff', '0000000100000000']);
    expect(newestOf(undefined, high, low)).toBe(high);
    expect(['', 'x', '0/16', 'ffffffffffffffffff'].map(readLogPosition)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
