import { setTimeout as sleep } from 'node:timers/promises';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { freePort } from '../../apps/api/src/platform/free-port.ts';
import { countRoundTrips } from '../../apps/api/tests/support/round-trips.ts';
import { actsWith, type Pair } from '../support/acts.ts';
import { openHouse } from '../support/house.ts';
import { type Member, memberPin, seatMembers, secrets } from '../support/members.ts';
import { sampleParcel } from '../support/parcels.ts';
import { saleAct } from '../support/sale-act.ts';
import { percentile, type Scenario, sized, verdict, verdictAtMost } from '../support/scenario.ts';
import { currentTransactionId, keepFloor } from '../support/written-rows.ts';

const pairs = Number(process.env.BENCH_PAIRS ?? sized(160, 4));
/** So many acts one after the other are counted, after as many that have nothing prepared yet. */
const counted = Math.min(8, Math.floor(pairs / 4));
const inFlight = 8;
const quietMs = sized(700, 100);
const leastOfFloor = 0.5;

/**
 * What people do, through HTTP with real tokens, on the running product: acts a second, how long one takes, and how often it waits for
 * the database, its own waits and those of what it sets off counted apart (one program answers, another does the jobs). Each against a
 * floor that writes the same rows, those of its reactions too, or reads the same answer; the life of an order, posted to paid, is judged.
 */
export const scenario: Scenario = async () => {
  const ports = { SANDBOX_PORT: String(await freePort()), SANDBOX_SMTP_PORT: String(await freePort()) };
  const settings = { ...secrets, ...ports, DEMO: 'off', REQUESTS_PER_MINUTE: '0', TRUST_PROXY: '1', LOG_LEVEL: 'error' };
  const house = await openHouse({ ...settings, ROLES: 'http' });
  const [own, reactions] = [await countRoundTrips(house.databaseUrl), await countRoundTrips(house.databaseUrl)];
  try {
    const program = 'apps/api/src/main.ts';
    const counting = await house.start(program, { ...settings, ROLES: 'http', DATABASE_URL: own.url }, '/api/ready');
    await house.start(program, { ...settings, ROLES: 'worker', DATABASE_URL: reactions.url }, '/api/ready');
    const db = openDatabase(house.databaseUrl, { max: 2, name: 'bench' });
    const members = await seatMembers(db, 2 * pairs);
    const all = Array.from({ length: pairs }, (_, index): Pair => {
      const [sender, carrier] = members.slice(2 * index);
      if (!sender || !carrier) throw new Error('There are two members for each pair');
      return { sender, carrier };
    });
    await db`analyze`;
    const bare = await house.start('bench/baselines/bare-acts.ts', secrets, '/');
    const life = { ours: 0, floor: 0 };
    const [first, second, rest] = [all.slice(0, counted), all.slice(counted, 2 * counted), all.slice(2 * counted)];
    const isGood: boolean[] = [];
    const sandbox = `http://127.0.0.1:${ports.SANDBOX_PORT}`;
    for (const act of [...actsWith(sandbox), saleAct(sandbox, db)]) {
      const [sample, ...others] = first;
      for (const pair of others) await act.of(pair, counting);
      await quiet(reactions);
      const since = await currentTransactionId(db);
      const answer = sample && (await act.of(sample, counting));
      await quiet(reactions);
      const floorName = act.name.replace(/\W+/g, '_');
      await keepFloor(db, floorName, since, answer);
      const before = reactions.count();
      let trips = 0;
      for (const pair of second) {
        // As in the app: the session was looked at a moment ago, with the page that they are on.
        for (const { at } of [pair.sender, pair.carrier]) await at(counting).call(getWallets, {});
        trips += (await own.of(() => act.of(pair, counting))) / second.length;
      }
      await quiet(reactions);
      const after = (reactions.count() - before) / second.length;
      const { seconds, times } = await timed(rest, (pair) => act.of(pair, house.origin));
      await quiet(reactions);
      const floor = await timed(rest, ({ sender }) => floorOf(bare, floorName, sender));
      console.log(
        `  ${act.name.padEnd(20)} ${(rest.length / seconds).toFixed(0).padStart(5)} a second, p50 ${percentile(times, 0.5).toFixed(1).padStart(5)} ms, p95 ${percentile(times, 0.95).toFixed(1).padStart(5)} ms, ${trips.toFixed(1).padStart(4)} round trips, ${after.toFixed(1).padStart(4)} of reactions, ${(floor.seconds / seconds).toFixed(2)} of its floor`,
      );
      if (act.isOfLife) {
        life.ours += seconds / rest.length;
        life.floor += floor.seconds / rest.length;
      }
      if (act.mostTrips !== undefined) isGood.push(verdictAtMost(`${act.name}, round trips`, trips, act.mostTrips + 0.5));
      if (act.mostReactions !== undefined)
        isGood.push(verdictAtMost(`${act.name}, round trips of reactions`, after, act.mostReactions + 0.5));
    }
    console.log(`  the life of an order: ${(1 / life.ours).toFixed(1)} a second, its floor ${(1 / life.floor).toFixed(1)}`);
    isGood.push(verdict('the life of an order, of its floor', life.floor / life.ours, leastOfFloor));
    await db.end();
    return isGood.every(Boolean);
  } finally {
    await house.close();
    for (const way of [own, reactions]) way.close();
  }
};

/** Waits until what was set off is done: nothing has come by this way for a while. */
async function quiet(way: { count(): number }): Promise<void> {
  for (let last = -1; last !== way.count(); ) {
    last = way.count();
    await sleep(quietMs);
  }
}

async function timed(pairs: readonly Pair[], act: (pair: Pair) => Promise<unknown>) {
  const waiting = [...pairs];
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (let pair = waiting.shift(); pair; pair = waiting.shift()) {
        const began = performance.now();
        await act(pair);
        times.push(performance.now() - began);
      }
    }),
  );
  return { seconds: (performance.now() - start) / 1_000, times };
}

/** The same rows without any rule: the floor takes the token, and a body that is as long as the product's. */
async function floorOf(bare: string, act: string, { token }: Member): Promise<void> {
  const response = await fetch(`${bare}/acts/${act}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(sampleParcel(memberPin)),
  });
  if (response.status !== 201) throw new Error(`The floor of ${act} answered ${response.status}`);
}
