import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { orderStatus } from '@waybill/contract/orders/enums';
import { createConfig } from '../../apps/api/src/config/config.ts';
import { readEnvironment } from '../../apps/api/src/config/environment.ts';
import { type Context, createContext } from '../../apps/api/src/context.ts';
import { handoverCodeOf, pickupCodeOf } from '../../apps/api/src/modules/orders/codes.ts';
import { createOrder } from '../../apps/api/src/modules/orders/commands/create-order.ts';
import { updateOrder } from '../../apps/api/src/modules/orders/commands/update-order.ts';
import { readOrder } from '../../apps/api/src/modules/orders/read-order.ts';
import { pageOfOrders } from '../../apps/api/src/modules/orders/read-orders.ts';
import { listOrdersOf } from '../../apps/api/src/modules/orders/storage/order-list.ts';
import { postApproved } from '../../apps/api/src/modules/timeline/commands/create-package.ts';
import { requestOf } from '../../apps/api/src/modules/timeline/commands/post-once.ts';
import { findAuthorStatus } from '../../apps/api/src/modules/timeline/storage/people.ts';
import { proveMoney } from '../../apps/api/src/modules/wallet/index.ts';
import { houseAccount, personAccount } from '../../apps/api/src/modules/wallet/ledger/accounts.ts';
import { postTransfer } from '../../apps/api/src/modules/wallet/ledger/post.ts';
import { openDatabase, transact } from '../../apps/api/src/platform/db/database.ts';
import { databaseOn } from '../../apps/api/src/platform/db/database-url.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/platform/db/embedded-postgres.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { callsPerSecond } from '../support/in-flight.ts';
import { sampleParcel } from '../support/parcels.ts';
import { median, type Scenario, sized, verdictAtMost } from '../support/scenario.ts';
import { orderPeople, personId, seedOrderPeople, seedPastOrders } from '../support/seed-orders.ts';

const few = sized(10_000, 1_000);
const many = Number(process.env.BENCH_ORDERS ?? sized(1_000_000, 2_000));
const inFlight = 8;
const rounds = sized(12, 1);
const roundMs = sized(2_500, 300);
const mostGrowth = 1.2;

/** A PIN takes a twentieth of a second to verify, on purpose and whatever the database holds: it is left out of the figures. */
const pinHash = 'a hash of no PIN';

type Town = { readonly name: string; readonly context: Context; readonly speeds: number[]; lives: number };

/**
 * From posting to paid, through the commands and with all the money, in a town with ten thousand deliveries behind it and in
 * one with a million: two databases of one PostgreSQL, turn and turn about.
 */
export const scenario: Scenario = async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-bench-'));
  const server = await startEmbeddedPostgres(dataDir);
  const towns: Town[] = [];
  try {
    towns.push(await openTown(server.url, dataDir, 'few', few), await openTown(server.url, dataDir, 'many', many));
    const [small, large] = towns;
    if (!small || !large) throw new Error('There are two towns');
    for (const town of towns) await callsPerSecond(inFlight, roundMs, () => live(town));
    for (let round = 0; round < rounds; round += 1)
      for (const town of round % 2 === 0 ? [small, large] : [large, small])
        town.speeds.push(await callsPerSecond(inFlight, roundMs, () => live(town)));
    for (const { name, speeds } of towns)
      console.log(
        `  ${name.padEnd(5)} ${median(speeds).toFixed(1).padStart(6)} lives a second (${speeds.map((one) => one.toFixed(0)).join(', ')})`,
      );
    const growth = median(small.speeds.map((speed, round) => speed / (large.speeds[round] ?? Number.NaN)));
    const areRight = (await Promise.all(towns.map(isRight))).every(Boolean);
    return (
      verdictAtMost(
        `cost of a life at ${many.toLocaleString('en')} past orders, times ${few.toLocaleString('en')}`,
        growth,
        mostGrowth,
      ) && areRight
    );
  } finally {
    for (const { context } of towns) await context.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

async function openTown(serverUrl: string, dataDir: string, name: string, orders: number): Promise<Town> {
  const admin = openDatabase(serverUrl, { max: 1, name: 'bench' });
  await admin`create database ${admin(`town_${name}`)}`;
  await admin.end();
  const url = databaseOn(serverUrl, `town_${name}`);
  const db = openDatabase(url, { max: 2, name: 'bench' });
  await migrate(db);
  const start = performance.now();
  await seedOrderPeople(db, pinHash);
  await seedPastOrders(db, url, orders);
  console.log(`  ${orders.toLocaleString('en')} past orders in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  await db.end();
  const config = createConfig(
    readEnvironment({ NODE_ENV: 'development', DATA_DIR: dataDir, DATABASE_POOL: String(inFlight), LOG_LEVEL: 'error' }),
  );
  const context = await createContext(config, url, (error) => console.error(error));
  await giveMoney(context);
  return { name, context, speeds: [], lives: 0 };
}

/** Enough for every parcel of the bench. */
async function giveMoney({ db }: Context): Promise<void> {
  const transfers = Array.from({ length: orderPeople / 2 }, (_, index) => ({
    key: randomUUID(),
    kind: 'top-up',
    about: {},
    legs: [
      {
        from: houseAccount('paystack-clearing', 'NGN'),
        to: personAccount(personId(2 + 2 * index), 'available', 'NGN'),
        amountMinor: 100_000_000_000n,
      },
    ],
  }));
  await transact(db, async (tx) => {
    for (const transfer of transfers) await postTransfer(tx, transfer);
  });
}

/** Posted, asked for, accepted, picked up, handed over and paid; then both look at it, and the sender at the list. */
async function live(town: Town): Promise<void> {
  const { context } = town;
  const senderId = personId(2 + 2 * randomInt(orderPeople / 2));
  const carrierId = personId(1 + 2 * randomInt(orderPeople / 2));
  const input = sampleParcel('');
  const packageId = await postApproved(
    context,
    { userId: senderId, hash: pinHash },
    requestOf(senderId, 'package', randomUUID(), input),
    { input, sender: await findAuthorStatus(context.db, senderId) },
  );
  const orderId = await createOrder(context, carrierId, randomUUID(), { packageId, userId: carrierId, isBooking: false });
  const move = (who: string, status: number, code?: string) =>
    updateOrder(context, who, randomUUID(), {
      orderId,
      orderStatus: status,
      cancellationReasons: [],
      imageIdList: [],
      message: '',
      ...(code === undefined ? {} : { code }),
    });
  await move(senderId, orderStatus.Accepted);
  await move(carrierId, orderStatus.PickedUp, pickupCodeOf(context.keys, orderId));
  await move(carrierId, orderStatus.Delivered, handoverCodeOf(context.keys, orderId, 1));
  await Promise.all([senderId, carrierId].map((who) => readOrder(context, orderId, who)));
  const page = await listOrdersOf(
    context.db,
    senderId,
    { isRunning: false, timeZone: 'Africa/Lagos' },
    { before: undefined, limit: 21, skip: 0 },
  );
  await pageOfOrders(context.db, page, senderId, 20);
  town.lives += 1;
}

/** Every life ended, nothing is left in anybody's escrow, and the books keep their laws: those of the smaller town are proved. */
async function isRight({ name, context, lives }: Town): Promise<boolean> {
  const [row] = await context.db<{ done: number; held: number; left: string }[]>`
    select (select count(*)::int from delivery_order where status = 5 and id not like 'ord_0000000000%') as done,
           (select count(*)::int from escrow where state in ('held', 'frozen')) as held,
           (select coalesce(sum(posted), 0) from ledger_account where kind = 'escrow') as left`;
  const breaches = name === 'few' ? await proveMoney(context.db) : [];
  const isGood = row?.done === lives && row.held === 0 && row.left === '0' && breaches.length === 0;
  if (!isGood) console.log(`  ${name}: ${lives} lives, and the books say ${JSON.stringify({ ...row, breaches })}`);
  return isGood;
}
