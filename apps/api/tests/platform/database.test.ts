import { setTimeout as sleep } from 'node:timers/promises';
import { getUser } from '@waybill/contract/users/get-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it, vi } from 'vitest';
import { isDatabaseUnavailable, openDatabase, transact } from '../../src/platform/db/database.ts';
import { listenAs } from '../support/event-stream.ts';
import { nextMessage } from '../support/mailbox.ts';
import { newcomer, type Person, unverifiedPerson, verifiedPerson } from '../support/people.ts';
import { createSwitchableProxy } from '../support/switchable-proxy.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ LOG_LEVEL: 'silent' });

describe('a transaction', () => {
  it('that PostgreSQL chose to end a deadlock is run again, and both acts are done', async () => {
    await world.db`create table pair (name text primary key, touched int not null default 0)`;
    await world.db`insert into pair values ('a'), ('b')`;
    const bothHoldOne = Promise.withResolvers<void>();
    const oneIsDone = Promise.withResolvers<void>();
    let holding = 0;
    let runs = 0;
    const touch = (first: string, second: string) =>
      transact(world.db, async (tx) => {
        runs += 1;
        // Run again, it could take its row before the one who waits for it is awake, and the two would meet a second time.
        if (runs > 2) await oneIsDone.promise;
        await tx`update pair set touched = touched + 1 where name = ${first}`;
        holding += 1;
        if (holding === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await tx`update pair set touched = touched + 1 where name = ${second}`;
      }).then(oneIsDone.resolve);
    await Promise.all([touch('a', 'b'), touch('b', 'a')]);
    expect(runs).toBe(3);
    expect((await world.db`select touched from pair`).map((row) => row.touched)).toEqual([2, 2]);
  });

  it('that loses every race gives up after three runs', async () => {
    let runs = 0;
    const losing = transact(world.db, async (tx) => {
      runs += 1;
      await tx.unsafe(`do $$ begin raise exception using errcode = '40001'; end $$`);
    });
    await expect(losing).rejects.toMatchObject({ code: '40001' });
    expect(runs).toBe(3);
  });

  it('that fails for its own reasons is run once and leaves nothing behind', async () => {
    let runs = 0;
    const failing = transact(world.db, async (tx) => {
      runs += 1;
      await tx`insert into push_token (token, user_id) select 'left behind', id from account limit 1`;
      throw new Error('a reason of its own');
    });
    await expect(failing).rejects.toThrow('a reason of its own');
    expect(runs).toBe(1);
    expect(await world.db`select from push_token where token = 'left behind'`).toHaveLength(0);
  });
});

describe('a transaction that loses its connection', () => {
  it('does nothing more, least of all in the transaction that the connection serves next', async () => {
    await world.db`create table act (name text primary key)`;
    const only = openDatabase(world.databaseUrl, { max: 1, name: 'only' });
    const isServingAnother = Promise.withResolvers<void>();
    const lost = transact(only, async (tx) => {
      await tx`insert into act values ('lost')`;
      await world.db`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'only'`;
      await isServingAnother.promise;
      await tx`insert into act values ('stray')`;
    });
    await expect(lost).rejects.toSatisfy(isDatabaseUnavailable);
    await transact(only, async (tx) => {
      await tx`insert into act values ('kept')`;
      isServingAnother.resolve();
      await sleep(50);
    });
    expect((await world.db`select name from act`).map((row) => row.name)).toEqual(['kept']);
    await only.end();
  });
});

describe('a query that is asked while a connection breaks', () => {
  it('is answered or refused, never left waiting', async () => {
    const only = openDatabase(world.databaseUrl, { max: 1, name: 'breaking' });
    const ask = () => only`select 1 as one`.then(([row]) => row?.one, isDatabaseUnavailable);
    for (let round = 0; round < 15; round += 1) {
      expect(await ask()).toBe(1);
      await world.db`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'breaking'`;
      let answer: unknown = true;
      while (answer !== 1) {
        answer = await ask();
        expect([1, true]).toContain(answer);
      }
    }
    await only.end({ timeout: 1 });
  });
});

describe('the error codes of a database that is away', () => {
  it.each([
    ['ECONNREFUSED', true],
    ['ENOTFOUND', true],
    ['ETIMEDOUT', true],
    ['CONNECTION_CLOSED', true],
    ['CONNECT_TIMEOUT', true],
    ['57P01', true],
    ['57014', true],
    ['53300', true],
    ['53100', true],
    ['25P03', true],
    ['23505', false],
    ['42P01', false],
    ['22P02', false],
  ])('%s: %s', (code, isAway) => {
    expect(isDatabaseUnavailable(Object.assign(new Error('x'), { code }))).toBe(isAway);
  });
});

/** Asks for oneself again and again until told to stop; answers the statuses. */
function keepAsking(person: Person) {
  const statuses: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const { status } = await person.call(getUser, { params: { uid: person.id }, query: { webpnt: `token of ${person.id}` } });
      statuses.push(status);
      if (status !== 200) await sleep(20);
    }
  })();
  const stop = async () => {
    isOver = true;
    await asking;
    return statuses;
  };
  return { statuses, stop };
}

/** Opens a stream and fails unless it sends the event of a change that is made then. The stream stays open. */
async function receivesChanges(visitor: Visitor): Promise<void> {
  const listening = await listenAs(visitor);
  listening.closed.catch(() => undefined);
  await visitor.call(updateUser, { body: { city: 'Ibadan' } });
  await expect.poll(() => listening.events, { timeout: 5_000 }).toHaveLength(1);
}

describe('when connections are killed under load', () => {
  it('answers 200 or 503, never 500, and goes on as before: calls, events and emails', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => verifiedPerson(world)));
    const [first] = people;
    if (!first) throw new Error('Nobody came');
    await receivesChanges(first);
    const asking = people.map(keepAsking);
    for (let round = 0; round < 8; round += 1) {
      await world.db`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name in ('waybill', 'waybill-jobs')`;
      await sleep(100);
    }
    await sleep(300);
    const statuses = (await Promise.all(asking.map(({ stop }) => stop()))).flat();
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    for (const { statuses: own } of asking) expect(own.at(-1)).toBe(200);
    await receivesChanges(first);
    const { details } = await unverifiedPerson(world);
    expect((await nextMessage(world, details.email, 'email')).subject).toBe('Confirm your email address');
  });
});

describe('when the database goes away and comes back', () => {
  it('refuses in words while it is gone, and is back when it is', async () => {
    const person = await verifiedPerson(world);
    const proxy = await createSwitchableProxy(world.databaseUrl);
    const node = await world.startNode({ DATABASE_URL: proxy.url });
    const visitor = world.visitor({ origin: node.origin });
    visitor.actAs(person.session);
    const ask = () => visitor.call(getUser, { params: { uid: person.id }, query: { webpnt: newcomer().username } });
    expect((await ask()).status).toBe(200);
    await proxy.cut();
    for (let tries = 0; tries < 12; tries += 1) {
      const { status, problem } = await ask();
      expect([status, problem.code]).toEqual([503, 'unavailable']);
      expect(problem.detail).not.toMatch(/ECONN|postgres|connect/i);
      await sleep(50);
    }
    expect((await visitor.request('/api/health')).status).toBe(200);
    expect((await visitor.request('/api/ready')).status).toBe(503);
    await proxy.restore();
    await expect.poll(async () => (await ask()).status).toBe(200);
    await vi.waitFor(() => receivesChanges(visitor), { timeout: 60_000 });
    await node.close();
    await proxy.close();
  });
});
