import { findNearest } from '../../apps/api/src/modules/orders/express/nearest-riders.ts';
import { type Database, openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { type House, openHouse } from '../support/house.ts';
import { ownWalletLine } from '../support/own-wallet-line.ts';
import { percentile, type Scenario, sized, verdictAtMost } from '../support/scenario.ts';
import { seedRiders, towns } from '../support/seed-riders.ts';

const riders = Number(process.env.BENCH_RIDERS ?? sized(200_000, 2_000));
const nearest = 10;
const km = 25;
/** Bike, car, van, truck: whoever wants one of them passes by the other three. */
const modes = 4;
const rounds = sized(8, 1);
const searchesARound = sized(100, 5);
const mostTimes = 4;

type Times = { readonly search: number[]; readonly lookup: number[] };

/**
 * The nearest ten of all who are on duty, found as the product finds them and with everything that can be in the way of a
 * rider, against one row by its key: both through the same driver and the same connection, turn and turn about.
 */
export const scenario: Scenario = async () => {
  const house = await openHouse();
  const db = openDatabase(house.databaseUrl, { max: 1, name: 'bench' });
  try {
    const start = performance.now();
    await seedRiders(db, riders);
    console.log(`  ${riders.toLocaleString('en')} riders in ${((performance.now() - start) / 1000).toFixed(0)} s`);
    const { accessToken, userId, path } = await ownWalletLine(house.origin);
    const alone = await inTheDatabase(db, userId, () => undefined);
    print('the nearest ten', alone.search);
    print('one row by its key', alone.lookup);
    const picky = await inTheDatabase(db, userId, (index) => [index % modes]);
    print('the nearest ten of a mode', picky.search);
    print('one row by its key', picky.lookup);
    console.log(`  of one mode in four, the one takes ${ratio(picky).toFixed(2)} times the other (p95), which is not judged`);
    const asked = await overHttp(house, db, path, `Bearer ${accessToken}`);
    print('GET /orders/findRiders', asked.search);
    print('a line of one’s wallet', asked.lookup);
    console.log(`  over HTTP the one takes ${ratio(asked).toFixed(2)} times the other (p95), which is not judged`);
    return verdictAtMost('p95 of the nearest ten to that of a lookup by key', ratio(alone), mostTimes);
  } finally {
    await db.end();
    await house.close();
  }
};

function ratio({ search, lookup }: Times): number {
  return percentile(search, 0.95) / percentile(lookup, 0.95);
}

function print(what: string, times: readonly number[]): void {
  const [half, most] = [0.5, 0.95].map((part) => percentile(times, part).toFixed(2));
  console.log(`  ${what.padEnd(26)} p50 ${half} ms, p95 ${most} ms (${times.length} times)`);
}

/** Somewhere in one of the towns, each asked about as often. */
function somewhere(index: number) {
  const town = towns[index % towns.length] ?? towns[0];
  const step = (part: number) => ((((index + 1) * part) % 100) / 100 - 0.5) * town.degrees;
  return { latitude: town.latitude + step(37), longitude: town.longitude + step(61) };
}

async function overHttp(house: House, db: Database, lookup: string, authorization: string): Promise<Times> {
  const place = (index: number) => ({
    ...somewhere(index),
    label: 'Somewhere',
    countryCode: 'NG',
    state: '',
    city: '',
  });
  const searchAt = (index: number) =>
    `/api/orders/findRiders?${new URLSearchParams({ pickupAddressJson: JSON.stringify(place(index)) })}`;
  return takeTurns(
    (index) => ask(house, searchAt(index), authorization),
    () => ask(house, lookup, authorization),
    // A person may look for riders so often in an hour.
    () => db`delete from rate_limit`,
  );
}

async function ask(house: House, path: string, authorization: string): Promise<void> {
  const response = await fetch(`${house.origin}${path}`, { headers: { authorization } });
  const body = (await response.json()) as { riders?: unknown[]; id?: string };
  if (!response.ok || (body.id === undefined && !body.riders?.length))
    throw new Error(`${path} found nothing: ${response.status}`);
}

async function inTheDatabase(
  db: Database,
  senderId: string,
  modesFor: (index: number) => readonly number[] | undefined,
): Promise<Times> {
  return takeTurns(
    async (index) => {
      const found = await findNearest(db, {
        senderId,
        around: somewhere(index),
        km,
        riders: nearest,
        dispatchModes: modesFor(index),
      });
      if (found.length < nearest) throw new Error(`Only ${found.length} riders found`);
    },
    (index) => db`
      select user_id, dispatch_mode, latitude, longitude, positioned_at from carrier_duty
      where user_id = ${`usr_7${String(1 + ((index * 7919) % riders)).padStart(25, '0')}`}`,
    async () => undefined,
  );
}

type Act = (index: number) => Promise<unknown>;

/** Measures the two one after the other, so that a slow moment of the machine hits both; the first round only warms up. */
async function takeTurns(search: Act, lookup: Act, between: () => Promise<unknown>): Promise<Times> {
  const times: Times = { search: [], lookup: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (let index = 0; index < searchesARound; index += 1)
      for (const [what, act] of [
        ['search', search],
        ['lookup', lookup],
      ] as const) {
        const start = performance.now();
        await act(round * searchesARound + index);
        if (round > 0) times[what].push(performance.now() - start);
      }
    await between();
  }
  return times;
}
