import { randomInt, randomUUID } from 'node:crypto';
import { createOrder } from '@waybill/contract/orders/create-order';
import { orderStatus } from '@waybill/contract/orders/enums';
import { getOrder } from '@waybill/contract/orders/get-order';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { createPackage } from '@waybill/contract/timeline/create-package';
import { handoverCodeOf, pickupCodeOf } from '../../apps/api/src/modules/orders/codes.ts';
import { proveMoney } from '../../apps/api/src/modules/wallet/index.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { databaseOn } from '../../apps/api/src/platform/db/database-url.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { freePort } from '../../apps/api/src/platform/free-port.ts';
import { createSecretKeys } from '../../apps/api/src/platform/secret-keys.ts';
import { type House, openHouse } from '../support/house.ts';
import { callsPerSecond } from '../support/in-flight.ts';
import { equip, type Member, memberPin, secrets } from '../support/members.ts';
import { sampleParcel } from '../support/parcels.ts';
import { median, type Scenario, sized, verdictAtMost } from '../support/scenario.ts';
import { orderPeople, personId, seedOrderPeople, seedPastOrders } from '../support/seed-orders.ts';

const few = sized(10_000, 1_000);
const many = Number(process.env.BENCH_ORDERS ?? sized(1_000_000, 2_000));
const inFlight = 8;
const rounds = sized(12, 1);
const roundMs = sized(2_500, 300);
const mostGrowth = 1.2;
const keys = createSecretKeys(secrets.APP_SECRET);

type Town = {
  readonly name: string;
  readonly origin: string;
  readonly url: string;
  /** Senders have the even places, carriers the odd ones. */
  readonly people: readonly Member[];
  readonly speeds: number[];
  lives: number;
};

/**
 * From posting to paid, through HTTP and with all the money, in a town with ten thousand deliveries behind it and in one with a
 * million: two programs on two databases of one PostgreSQL, turn and turn about. What the acts set off is left to be done.
 */
export const scenario: Scenario = async () => {
  const ports = { SANDBOX_PORT: String(await freePort()), SANDBOX_SMTP_PORT: String(await freePort()) };
  const settings = { ...secrets, ...ports, DEMO: 'off', ROLES: 'http', REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'error' };
  const house = await openHouse(settings);
  try {
    const small = await openTown(house, settings, 'few', few);
    const large = await openTown(house, settings, 'many', many);
    for (const town of [small, large]) await callsPerSecond(inFlight, roundMs, () => live(town));
    for (let round = 0; round < rounds; round += 1)
      for (const town of round % 2 === 0 ? [small, large] : [large, small])
        town.speeds.push(await callsPerSecond(inFlight, roundMs, () => live(town)));
    for (const { name, speeds } of [small, large])
      console.log(
        `  ${name.padEnd(5)} ${median(speeds).toFixed(1).padStart(6)} lives a second (${speeds.map((one) => one.toFixed(0)).join(', ')})`,
      );
    const growth = median(small.speeds.map((speed, round) => speed / (large.speeds[round] ?? Number.NaN)));
    const areRight = (await Promise.all([small, large].map(isRight))).every(Boolean);
    const what = `cost of a life at ${many.toLocaleString('en')} past orders, times ${few.toLocaleString('en')}`;
    return verdictAtMost(what, growth, mostGrowth) && areRight;
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
  return { name, origin, url, people, speeds: [], lives: 0 };
}

/** Posted, asked for, accepted, picked up, handed over and paid; then both look at it, and the sender at the list. */
async function live(town: Town): Promise<void> {
  const { origin, people } = town;
  const pair = 2 * randomInt(orderPeople / 2);
  const [sender, carrier] = [people[pair], people[(pair + 1 + 2 * randomInt(orderPeople / 2)) % orderPeople]];
  if (!sender || !carrier) throw new Error('There are two');
  const key = () => ({ idempotencyKey: randomUUID() });
  const { id: packageId } = await sender.at(origin).call(createPackage, { body: sampleParcel(memberPin), ...key() });
  const { id: orderId } = await carrier.at(origin).call(createOrder, { body: { packageId, userId: carrier.id }, ...key() });
  const move = (who: Member, status: number, code?: string) =>
    who.at(origin).call(updateOrder, { body: { orderId, orderStatus: status, ...(code ? { code } : {}) }, ...key() });
  await move(sender, orderStatus.Accepted);
  await move(carrier, orderStatus.PickedUp, pickupCodeOf(keys, orderId));
  await move(carrier, orderStatus.Delivered, handoverCodeOf(keys, orderId, 1));
  await Promise.all([sender, carrier].map((who) => who.at(origin).call(getOrder, { params: { id: orderId } })));
  await sender.at(origin).call(listOrders, { query: {} });
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
