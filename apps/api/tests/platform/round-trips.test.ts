import { searchEverything } from '@waybill/contract/search/search-everything';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase, transact } from '../../src/platform/db/database.ts';
import { roomWith, write } from '../support/chat.ts';
import { askFor, moveTo, orderOf } from '../support/orders.ts';
import { onAnotherDevice, type Person } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { countRoundTrips } from '../support/round-trips.ts';
import { sendParcel } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
let trips: Awaited<ReturnType<typeof countRoundTrips>>;

beforeAll(async () => {
  trips = await countRoundTrips(world.databaseUrl);
});
afterAll(() => trips.close());

describe('statements', () => {
  let db: Database;
  beforeAll(async () => {
    await world.db`create table written (number int primary key)`;
    db = openDatabase(trips.url, { max: 1, name: 'counted' });
    // Connected, with its statements prepared.
    await numbers();
    await expect(oneOverZero()).rejects.toThrow();
  });
  afterAll(() => db.end());

  const numbers = () => db<{ number: number }[]>`select number from written order by number`;
  const oneOverZero = async () => db`select 1 / ${0}::int as number`;

  it('asked for at the same time share a round trip, and each fails by itself', async () => {
    let outcomes: PromiseSettledResult<unknown>[] = [];
    expect(
      await trips.of(async () => {
        outcomes = await Promise.allSettled([numbers(), oneOverZero(), numbers()]);
      }),
    ).toBe(1);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await numbers()).toEqual([]);
  });

  const add = (number: number) => (tx: Parameters<Parameters<typeof transact>[1]>[0]) =>
    tx.write(tx`insert into written (number) values (${number})`);

  it('that an act does not wait for keep their order, are there for the next one, and cost no round trip', async () => {
    let seen: unknown;
    const act = () =>
      transact(db, async (tx) => {
        add(1)(tx);
        add(2)(tx);
        seen = await tx`select number from written order by number`;
        add(3)(tx);
      });
    await world.db`delete from written`;
    await act();
    await world.db`delete from written`;
    expect(await trips.of(act)).toBe(2);
    expect(seen).toEqual([{ number: 1 }, { number: 2 }]);
    expect(await numbers()).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
  });

  it('that fail unawaited undo the whole act, which says why', async () => {
    await world.db`delete from written`;
    const last = transact(db, async (tx) => {
      add(1)(tx);
      add(1)(tx);
    });
    await expect(last).rejects.toMatchObject({ code: '23505', constraint: 'written_pkey' });
    const followed = transact(db, async (tx) => {
      add(2)(tx);
      add(2)(tx);
      await tx`select number from written`;
    });
    await expect(followed).rejects.toMatchObject({ code: '23505', constraint: 'written_pkey' });
    expect(await numbers()).toEqual([]);
  });
});

/** The acts themselves; what they set off is done by other programs. */
describe('round trips to the database', () => {
  type Counted = Visitor & Pick<Person, 'id'>;
  let [sender, carrier]: Counted[] = [];
  let counted: string;

  async function person(naira: number): Promise<Counted> {
    const here = await personWithMoney(world, { NGN: naira });
    return Object.assign(await onAnotherDevice(world, here, { origin: counted }), { id: here.id });
  }

  /** Counted when the statements are prepared, and the session was looked at a moment ago. */
  async function tripsOf(act: () => Promise<{ readonly status: number } | object>): Promise<number> {
    for (const one of [sender, carrier]) await one?.call(getWallets, {});
    return trips.of(act);
  }

  beforeAll(async () => {
    counted = (await world.startNode({ DATABASE_URL: trips.url, ROLES: 'http' })).origin;
    [sender, carrier] = [await person(100_000), await person(0)];
  });

  it('are six for each of posting, asking and accepting, two for an order, and one for the wallet', async () => {
    if (!sender || !carrier) throw new Error('There are two');
    const [one, other] = [sender, carrier];
    const rounds: number[][] = [];
    for (let round = 0; round < 4; round += 1) {
      let packageId = '';
      let orderId = '';
      rounds.push([
        await tripsOf(async () => {
          packageId = (await sendParcel(one)).result.id;
          return {};
        }),
        await tripsOf(async () => {
          orderId = (await askFor(other, packageId, other.id)).result.id;
          return {};
        }),
        await tripsOf(() => moveTo(one, orderId, 'Accepted')),
        await tripsOf(() => orderOf(one, orderId)),
        await tripsOf(() => one.call(getWallets, {})),
      ]);
    }
    // The first round prepares the statements, and now and then the program asks something for itself.
    const fewest = rounds[0]?.map((_, act) => Math.min(...rounds.map((counts) => counts[act] ?? Number.NaN)));
    expect(fewest).toEqual([6, 6, 6, 2, 1]);
  });

  it('are two for a search of everything: its limit, and one packet with all that is looked through', async () => {
    if (!sender) throw new Error('Somebody searches');
    const one = sender;
    const counts: number[] = [];
    for (let round = 0; round < 3; round += 1)
      counts.push(await tripsOf(() => one.call(searchEverything, { query: { searchText: 'yaba' } })));
    expect(Math.min(...counts)).toBe(2);
  });

  it('are four for a message', async () => {
    if (!sender || !carrier) throw new Error('There are two');
    const [one, other] = [sender, carrier];
    const { id } = await roomWith(one, other);
    const counts: number[] = [];
    for (const words of ['Are you there?', 'I am at the gate.', 'The blue one.'])
      counts.push(await tripsOf(() => write(one, id, words)));
    expect(Math.min(...counts)).toBe(4);
  });
});
