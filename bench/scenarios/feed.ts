import { createApiClient } from '@waybill/client/api-client';
import { signIn } from '@waybill/contract/identity/sign-in';
import autocannon from 'autocannon';
import { demoPassword } from '../../apps/api/src/demo/people.ts';
import { encodePlace } from '../../apps/api/src/platform/cursor.ts';
import { type Database, openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { type House, openHouse } from '../support/house.ts';
import { median, percentile, type Scenario, sized, verdict, verdictAtMost } from '../support/scenario.ts';
import { createSeedingFunctions, seedAuthors, seedItems } from '../support/seed-timeline.ts';

const few = sized(10_100, 4_000);
const many = sized(1_000_000, 5_000);
const depth = sized(10_000, 100);
const calls = sized(400, 20);
const rounds = sized(3, 1);
const roundSeconds = sized(8, 1);
const mostGrowth = 1.5;
const leastOfBare = 0.5;

/** Common words and rare ones, alone and together, half typed, places and people. */
const searches = ['word2', 'word40', 'word900', 'word3 place7', 'place12', 'author17', 'word15 word2', 'word4 word6 place'];

type Reader = { readonly userId: string; readonly accessToken: string };
type Times = Readonly<Record<'first page' | 'page at depth 10,000' | 'search', number>>;

/** Pages and searches among ten thousand items and among a million, and the first page against a bare server. */
export const scenario: Scenario = async () => {
  const house = await openHouse();
  const db = openDatabase(house.databaseUrl, { max: 2, name: 'bench' });
  try {
    const readers = await Promise.all(['adaeze', 'tunde', 'swiftlane', 'maria', 'kunle'].map((name) => reader(house, name)));
    await createSeedingFunctions(db);
    await seedAuthors(db);
    await db`update profile set muted_users = array['usr_7' || lpad('5', 25, '0')] where user_id = any(${readers.map(({ userId }) => userId)})`;
    await seed(db, 1, few);
    const small = await measure(house, db, readers);
    await seed(db, few + 1, many);
    const large = await measure(house, db, readers);
    const outcomes = (Object.keys(small) as (keyof Times)[]).map((what) => {
      console.log(
        `  ${what.padEnd(22)} p95 ${small[what].toFixed(2)} ms among ${few}, ${large[what].toFixed(2)} ms among ${many}`,
      );
      return verdictAtMost(`${what}, growth of p95`, large[what] / small[what], mostGrowth);
    });
    return [...outcomes, await againstBare(house, readers)].every(Boolean);
  } finally {
    await db.end();
    await house.close();
  }
};

async function reader(house: House, identifier: string): Promise<Reader> {
  return createApiClient({ origin: house.origin }).call(signIn, { body: { identifier, password: demoPassword } });
}

async function seed(db: Database, from: number, to: number): Promise<void> {
  const start = performance.now();
  await seedItems(db, from, to);
  console.log(`  ${(to - from + 1).toLocaleString('en')} items in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

async function measure(house: House, db: Database, readers: readonly Reader[]): Promise<Times> {
  const [at] = await db<{ seq: string }[]>`select seq from timeline_item order by seq desc offset ${depth} limit 1`;
  const cursor = encodePlace(at?.seq ?? '1');
  const times = (path: (index: number) => string) => p95(house, readers, path);
  return {
    'first page': await times(() => '/timeline'),
    'page at depth 10,000': await times(() => `/timeline?cursor=${cursor}`),
    search: await times((index) => `/timeline/search?searchText=${encodeURIComponent(searches[index % searches.length] ?? '')}`),
  };
}

async function p95(house: House, readers: readonly Reader[], path: (index: number) => string): Promise<number> {
  const took: number[] = [];
  for (let index = -50; index < calls; index += 1) {
    const who = readers[Math.abs(index) % readers.length];
    const start = performance.now();
    const response = await fetch(`${house.origin}/api${path(Math.abs(index))}`, {
      headers: { authorization: `Bearer ${who?.accessToken}` },
    });
    const { items } = (await response.json()) as { items?: unknown[] };
    if (!items?.length) throw new Error(`${path(Math.abs(index))} found nothing: ${response.status}`);
    // The first ones warm everything up.
    if (index >= 0) took.push(performance.now() - start);
  }
  return percentile(took, 0.95);
}

async function againstBare(house: House, [who]: readonly Reader[]): Promise<boolean> {
  const bare = await house.start('bench/baselines/bare-feed.ts', {}, '/');
  const ours: number[] = [];
  const theirs: number[] = [];
  // Turn and turn about, so that a slow minute of the machine hits both.
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await requestsPerSecond(`${bare}/feed/${who?.userId}`, {}));
    ours.push(await requestsPerSecond(`${house.origin}/api/timeline`, { authorization: `Bearer ${who?.accessToken}` }));
  }
  console.log(`  Waybill       ${median(ours).toFixed(0)} first pages a second (${ours.map(Math.round).join(', ')})`);
  console.log(`  bare Fastify  ${median(theirs).toFixed(0)} first pages a second (${theirs.map(Math.round).join(', ')})`);
  return verdict('ratio', median(ours) / median(theirs), leastOfBare);
}

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: 32, duration: roundSeconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}
