import { Agent, get } from 'node:http';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { openHouse } from '../support/house.ts';
import { ownWalletLine } from '../support/own-wallet-line.ts';
import { type Scenario, sized, verdict } from '../support/scenario.ts';

const rounds = sized(8, 1);
/** A person may search so often in ten minutes; between rounds the count begins anew. */
const searchesARound = sized(500, 20);
const inFlight = 2;
/** A search may take twice as long as the lookup of one row by its key. */
const goal = 0.5;

/** Searches as people type them, some with a typing error. Each character from the second on is a search. */
const typed = [
  'yaba lagos',
  'Victoria Iland',
  'lekki phase 1',
  'Surulare',
  'ikeja gra',
  'gwarimpa',
  'wuse 2 abuja',
  'Port Harcort',
  'trans amadi',
  'Ibaden',
  'university of lagos',
  'onitsha main market',
  'kano',
  'Abekuta',
  'unilag',
  'PH',
  'VI',
  'benin city',
  'jibowu park',
  'london',
  'Huston texas',
  'accra ghana',
  'atlantis',
];

/** GET /places/search, character by character, against a line of one's wallet (one row by its key) on the same server. */
export const scenario: Scenario = async () => {
  const house = await openHouse();
  const db = openDatabase(house.databaseUrl, { max: 1, name: 'bench' });
  try {
    const { accessToken, path } = await ownWalletLine(house.origin);
    const searches = typed.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)).slice(1));
    const addresses = searches.map((text) => `${house.origin}/api/places/search?${new URLSearchParams({ searchText: text })}`);
    const lookup = [house.origin + path];
    const times = { search: [] as number[], lookup: [] as number[] };
    // Turn and turn about, so that a slow minute of the machine hits both; the first turn only warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const search = await timesOf(addresses, accessToken);
      const own = await timesOf(lookup, accessToken);
      if (round > 0) times.search.push(...search);
      if (round > 0) times.lookup.push(...own);
      await db`delete from rate_limit`;
    }
    print('search', times.search);
    print('lookup', times.lookup);
    return verdict('p95 of a lookup to that of a search', p(95, times.lookup) / p(95, times.search), goal);
  } finally {
    await db.end();
    await house.close();
  }
};

function print(what: string, times: readonly number[]): void {
  const [half, most] = [50, 95].map((percent) => p(percent, times).toFixed(2));
  console.log(`  ${what}  p50 ${half} ms, p95 ${most} ms (${times.length} requests, ${inFlight} under way)`);
}

function p(percent: number, times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? Number.NaN;
}

async function timesOf(addresses: readonly string[], accessToken: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const times: number[] = [];
  let sent = 0;
  const lanes = Array.from({ length: inFlight }, async () => {
    while (sent < searchesARound) {
      const address = addresses[sent % addresses.length] ?? '';
      sent += 1;
      const start = performance.now();
      await ask(address, { agent, headers: { authorization: `Bearer ${accessToken}` } });
      times.push(performance.now() - start);
    }
  });
  await Promise.all(lanes);
  agent.destroy();
  return times;
}

function ask(address: string, options: { agent: Agent; headers: Record<string, string> }): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
      response.on('end', resolve).on('error', reject).resume();
    }).on('error', reject);
  });
}
