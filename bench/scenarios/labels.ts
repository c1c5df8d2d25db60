import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '@waybill/client/api-client';
import { printLabels } from '@waybill/contract/orders/print-labels';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { type Database, openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { freePort } from '../../apps/api/src/platform/free-port.ts';
import { actsWith, type Pair } from '../support/acts.ts';
import { openHouse } from '../support/house.ts';
import { seatMembers, secrets } from '../support/members.ts';
import { median, percentile, type Scenario, sized, verdict, verdictAtMost } from '../support/scenario.ts';

const parcels = sized(500, 12);
const oneByOne = sized(50, 4);
const rounds = sized(5, 1);
const inFlight = 4;
/** A file of many labels against as many files of one. */
const leastOfOneByOne = 5;
/** What others may wait meanwhile, nineteen times of twenty: their page is being asked for by a person. */
const mostWaitedMs = 50;

/**
 * POST /orders/labels for all the parcels that a shop sends on a busy day, as one PDF, against the same labels asked for one after the
 * other on the same server; and what somebody else's wallet takes there while the file is drawn, against when it is quiet.
 */
export const scenario: Scenario = async () => {
  const ports = { SANDBOX_PORT: String(await freePort()), SANDBOX_SMTP_PORT: String(await freePort()) };
  const house = await openHouse({ ...secrets, ...ports, DEMO: 'off', REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'error' });
  const db = openDatabase(house.databaseUrl, { max: 1, name: 'bench' });
  try {
    const [sender, carrier, other] = await seatMembers(db, 3);
    if (!sender || !carrier || !other) throw new Error('There are three members');
    const orderIds = await agreeOnParcels(db, { sender, carrier }, house.origin, `http://127.0.0.1:${ports.SANDBOX_PORT}`);
    const shop = sender.at(house.origin);
    const somebody = other.at(house.origin);
    const print = (ids: readonly string[]) => shop.call(printLabels, { body: { orderIds: [...ids], format: 'a6' } });
    const single: number[] = [];
    const whole: number[] = [];
    const quiet: number[] = [];
    const meanwhile: number[] = [];
    // Turn and turn about, so that a slow minute of the machine hits both; the first turn only warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const alone = await secondsOf(async () => {
        for (const id of orderIds.slice(0, oneByOne)) await print([id]);
      });
      const before = await askWhile(somebody, sleep(1_000));
      const during: number[] = [];
      const together = await secondsOf(async () => during.push(...(await askWhile(somebody, print(orderIds)))));
      // Somebody prints so often in an hour; between rounds the count begins anew.
      await db`delete from rate_limit`;
      if (round === 0) continue;
      single.push(oneByOne / alone);
      whole.push(parcels / together);
      quiet.push(...before);
      meanwhile.push(...during);
    }
    console.log(`  ${parcels} labels in a file  ${median(whole).toFixed(0).padStart(5)} labels a second`);
    console.log(`  one by one          ${median(single).toFixed(0).padStart(5)} labels a second`);
    const told = (times: readonly number[]) =>
      `median ${median(times).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`;
    console.log(`  somebody's wallet, when it is quiet         ${told(quiet)}`);
    console.log(`  somebody's wallet, while a file is drawn    ${told(meanwhile)}`);
    const isPatient = verdictAtMost('p95 in ms of others while a file is drawn', percentile(meanwhile, 0.95), mostWaitedMs);
    return verdict('labels a second, times one by one', median(whole) / median(single), leastOfOneByOne) && isPatient;
  } finally {
    await db.end();
    await house.close();
  }
};

async function agreeOnParcels(
  db: Database,
  sides: Pick<Pair, 'sender' | 'carrier'>,
  origin: string,
  sandbox: string,
): Promise<string[]> {
  const [post, ask, accept] = actsWith(sandbox);
  if (!post || !ask || !accept) throw new Error('An agreement takes three acts');
  const orderIds: string[] = [];
  let begun = 0;
  const next = async () => {
    while (begun < parcels) {
      begun += 1;
      // Two people agree on so much in an hour only; here that is the work of a day.
      if (begun % 25 === 0) await db`delete from rate_limit`;
      const pair: Pair = { ...sides };
      for (const { of } of [post, ask, accept]) await of(pair, origin);
      if (pair.orderId) orderIds.push(pair.orderId);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, next));
  if (orderIds.length !== parcels) throw new Error(`${orderIds.length} of ${parcels} parcels were agreed on`);
  return orderIds;
}

/** How long each question took that was asked until that was over, ten a second at most. */
async function askWhile(somebody: ApiClient, going: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const over = going.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const from = performance.now();
    await somebody.call(getWallets, {});
    times.push(performance.now() - from);
    await sleep(20);
  }
  await over;
  return times;
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await act();
  return (performance.now() - from) / 1000;
}
