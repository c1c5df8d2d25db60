import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase, transact, writeAtEnd } from '../../src/platform/db/database.ts';
import { countRoundTrips } from '../support/round-trips.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
let trips: Awaited<ReturnType<typeof countRoundTrips>>;
let db: Database;

const note = writeAtEnd<number>((tx, numbers) => [
  tx`insert into noted (number, together) select number, ${numbers.length} from unnest(${[...numbers]}::int[]) as number`,
]);
const noted = () => world.db`select number, together from noted order by number`;

beforeAll(async () => {
  await world.db`create table noted (number int primary key, together int not null)`;
  trips = await countRoundTrips(world.databaseUrl);
  db = openDatabase(trips.url, { max: 1, name: 'counted' });
  // Connected, with its statements prepared.
  await transact(db, async (tx) => {
    await tx`select 1 as one`;
    note(tx, 0);
  });
  await world.db`truncate noted`;
});
afterAll(async () => {
  await db.end();
  trips.close();
});

describe('the last writes of an act', () => {
  it('are one statement, sent with the commit; and begin goes with the first statement', async () => {
    const act = () =>
      transact(db, async (tx) => {
        await tx`select 1 as one`;
        note(tx, 1);
        note(tx, 2);
      });
    expect(await trips.of(act)).toBe(2);
    expect(await noted()).toEqual([
      { number: 1, together: 2 },
      { number: 2, together: 2 },
    ]);
  });

  it('are not written by an act that is refused', async () => {
    const refused = transact(db, async (tx) => {
      note(tx, 3);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await noted()).toHaveLength(2);
  });

  it('undo the whole act when one of them fails, and say why; the connection is as good as before', async () => {
    const failing = transact(db, async (tx) => {
      await tx`insert into noted (number, together) values (4, 0)`;
      note(tx, 1);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'noted_pkey' });
    expect(await noted()).toHaveLength(2);
    await transact(db, (tx) => note(tx, 5));
    expect(await noted()).toContainEqual({ number: 5, together: 1 });
  });

  it('are written by a try that is made again as often as by one that was not', async () => {
    let tries = 0;
    await transact(db, async (tx) => {
      tries += 1;
      note(tx, 6);
      if (tries === 1) await tx`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`;
    });
    expect(tries).toBe(2);
    expect(await noted()).toContainEqual({ number: 6, together: 1 });
  });
});
