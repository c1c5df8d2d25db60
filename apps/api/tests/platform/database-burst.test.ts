import { getUser } from '@waybill/contract/users/get-user';
import { describe, expect, it } from 'vitest';
import { openDatabase, transact } from '../../src/platform/db/database.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ DATABASE_POOL: '10' });

const connections = 10;

async function connectionsInTransaction(name: string): Promise<number> {
  const rows = await world.db`
    select from pg_stat_activity
    where datname = current_database() and application_name = ${name} and state like 'idle in transaction%'`;
  return rows.length;
}

describe('a burst that waits for connections', () => {
  it('keeps every act and every write that was acknowledged, and leaves no connection inside a transaction', async () => {
    await world.db`create table acknowledged (name text primary key)`;
    const db = openDatabase(world.databaseUrl, { max: connections, name: 'burst' });
    const write = (name: string) => db`insert into acknowledged values (${name})`.then(() => name);
    const act = (name: string) =>
      transact(db, async (tx) => {
        await tx`insert into acknowledged values (${name})`;
        return name;
      });
    const letGo = Promise.withResolvers<void>();
    const holding = Array.from({ length: connections }, (_, index) =>
      transact(db, async (tx) => {
        await tx`insert into acknowledged values (${`holding ${index}`})`;
        await letGo.promise;
        return `holding ${index}`;
      }),
    );
    await expect.poll(() => connectionsInTransaction('burst')).toBe(connections);
    const reads = Array.from({ length: 100 }, () => db`select 1`.then(() => undefined));
    const waiting = [act('act after a hundred reads'), ...Array.from({ length: 40 }, (_, index) => act(`act ${index}`))];
    letGo.resolve();
    const burst = await Promise.allSettled([...holding, ...reads, ...waiting]);
    const writes = await Promise.allSettled(Array.from({ length: 200 }, (_, index) => write(`write ${index}`)));
    // An act that fails takes back what it did itself, on whichever connection, and nothing of anybody else.
    const failing = Array.from({ length: 2 * connections }, () =>
      transact(db, () => Promise.reject(new Error('not to be done'))),
    );
    for (const { status } of await Promise.allSettled(failing)) expect(status).toBe('rejected');

    const outcomes = [...burst, ...writes];
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    const names = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' && outcome.value ? [outcome.value] : []));
    expect((await world.db`select name from acknowledged`).map(({ name }) => name).sort()).toEqual(names.sort());
    expect(await connectionsInTransaction('burst')).toBe(0);
    await db.end();
  });

  it('is answered call by call over HTTP', async () => {
    const person = await verifiedPerson(world);
    const calls = Array.from({ length: 150 }, (_, index) =>
      person.call(getUser, { params: { uid: person.id }, query: index % 2 === 0 ? { webpnt: `token ${index}` } : {} }),
    );
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await connectionsInTransaction('waybill')).toBe(0);
  });
});
