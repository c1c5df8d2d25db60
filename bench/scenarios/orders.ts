import { randomInt } from 'node:crypto';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { proveMoney } from '../../apps/api/src/modules/wallet/index.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { databaseOn } from '../../apps/api/src/platform/db/database-url.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { freePort } from '../../apps/api/src/platform/free-port.ts';
import { type Act, actsWith, type Pair } from '../support/acts.ts';
import { type House, openHouse } from '../support/house.ts';
import { callsPerSecond } from '../support/in-flight.ts';
import { equip, type Member, secrets } from '../support/members.ts';
import { median, type Scenario, sized, verdictAtMost } from '../support/scenario.ts';
import { orderPeople, personId, seedOrderPeople, seedPastOrders } from '../support/seed-orders.ts';

const few = sized(10_000, 1_000);
// A million take seven minutes to make. These leave more than a million events, requests and entries of the books behind, in two.
const many = Number(process.env.BENCH_ORDERS ?? sized(300_000, 2_000));
const inFlight = 8;
const rounds = sized(12, 1);
const roundMs = sized(2_500, 300);
const mostGrowth = 1.2;

type Town = {
  readonly name: string;
  readonly origin: string;
  readonly url: string;
  /** Senders have the even places, carriers the odd ones. */
  readonly people: readonly Member[];
  readonly speeds: number[];
  /** How long each act took, by its name. */
  readonly times: Map<string, number[]>;
  lives: number;
};

/**
 * Every act of a sender and a carrier, from posting to withdrawing, through HTTP and with all the money, in a town with ten thousand
 * deliveries behind it and in one with many: two programs on two databases of one PostgreSQL, turn and turn about. What the acts
 * set off is left to be done.
 */
export const scenario: Scenario = async () => {
  const ports = { SANDBOX_PORT: String(await freePort()), SANDBOX_SMTP_PORT: String(await freePort()) };
  const settings = { ...secrets, ...ports, DEMO: 'off', ROLES: 'http', REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'error' };
  const house = await openHouse(settings);
  try {
    const small = await openTown(house, settings, 'few', few);
    const large = await openTown(house, settings, 'many', many);
    const acts: readonly Act[] = [
      ...actsWith(`http://127.0.0.1:${ports.SANDBOX_PORT}`),
      { name: 'list the orders', of: ({ sender }, origin) => sender.at(origin).call(listOrders, { query: {} }) },
    ];
    for (const town of [small, large]) {
      await callsPerSecond(inFlight, roundMs, () => live(town, acts));
      town.times.clear();
    }
    for (let round = 0; round < rounds; round += 1)
      for (const town of round % 2 === 0 ? [small, large] : [large, small])
        town.speeds.push(await callsPerSecond(inFlight, roundMs, () => live(town, acts)));
    for (const { name, speeds } of [small, large])
      console.log(
        `  ${name.padEnd(5)} ${median(speeds).toFixed(1).padStart(6)} lives a second (${speeds.map((one) => one.toFixed(0)).join(', ')})`,
      );
    const growths = acts.map(({ name }) => {
      const [before, after] = [small, large].map(({ times }) => median(times.get(name) ?? []));
      const growth = (after ?? 0) / (before ?? 1);
      console.log(
        `  ${name.padEnd(20)} ${before?.toFixed(1).padStart(6)} ms, ${after?.toFixed(1).padStart(6)} ms: ${growth.toFixed(2)} times`,
      );
      return growth;
    });
    const growth = median(small.speeds.map((speed, round) => speed / (large.speeds[round] ?? Number.NaN)));
    const areRight = (await Promise.all([small, large].map(isRight))).every(Boolean);
    const what = `cost of a life at ${many.toLocaleString('en')} past orders, times ${few.toLocaleString('en')}`;
    return [
      verdictAtMost(what, growth, mostGrowth),
      verdictAtMost('the act whose cost grows most', Math.max(...growths), mostGrowth),
      areRight,
    ].every(Boolean);
  } finally {
    await house.close();
  }
};

async function openTown(house: House, settings: Record<string, string>, name: string, orders: number): Promise<Town> {
  const url = databaseOn(house.databaseUrl, `town_${name}`);
  const admin = openDatabase(house.databaseUrl, { max: 1, name: 'bench' });
  await admin`create database ${admin(`town_${name}`)}`;
  await admin.end();
  const db = openDatabase(url, { max: 2, name: 'bench' });
  await migrate(db);
  const start = performance.now();
  await seedOrderPeople(db);
  await seedPastOrders(db, url, orders);
  console.log(`  ${orders.toLocaleString('en')} past orders in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  const ids = Array.from({ length: orderPeople }, (_, index) => personId(index === 0 ? orderPeople : index));
  const people = await equip(db, ids);
  await db.end();
  const origin = await house.start('apps/api/src/main.ts', { ...settings, DATABASE_URL: url }, '/api/ready');
  return { name, origin, url, people, speeds: [], times: new Map(), lives: 0 };
}

async function live(town: Town, acts: readonly Act[]): Promise<void> {
  const { origin, people, times } = town;
  const place = 2 * randomInt(orderPeople / 2);
  const [sender, carrier] = [people[place], people[(place + 1 + 2 * randomInt(orderPeople / 2)) % orderPeople]];
  if (!sender || !carrier) throw new Error('There are two');
  const pair: Pair = { sender, carrier };
  for (const { name, of } of acts) {
    const start = performance.now();
    await of(pair, origin);
    times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
  }
  town.lives += 1;
}

/** Every life ended, nothing is left in anybody's escrow, and the books keep their laws: those of the smaller town are proved. */
async function isRight({ name, url, lives }: Town): Promise<boolean> {
  const db = openDatabase(url, { max: 1, name: 'bench' });
  const [row] = await db<{ done: number; held: number; left: string }[]>`
    select (select count(*)::int from delivery_order where status = 5 and id not like 'ord_0000000000%') as done,
           (select count(*)::int from escrow where state in ('held', 'frozen')) as held,
           (select coalesce(sum(posted), 0) from ledger_account where kind = 'escrow') as left`;
  const breaches = name === 'few' ? await proveMoney(db) : [];
  await db.end();
  const isGood = row?.done === lives && row.held === 0 && row.left === '0' && breaches.length === 0;
  if (!isGood) console.log(`  ${name}: ${lives} lives, and the books say ${JSON.stringify({ ...row, breaches })}`);
  return isGood;
}
