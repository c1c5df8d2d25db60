import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type AccountRef,
  createAccountBook,
  houseAccount,
  personAccount,
} from '../../apps/api/src/modules/wallet/ledger/accounts.ts';
import { createLedger } from '../../apps/api/src/modules/wallet/ledger/batcher.ts';
import { proveLedger } from '../../apps/api/src/modules/wallet/ledger/proof.ts';
import { type Database, openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/platform/db/embedded-postgres.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { callsPerSecond } from '../support/in-flight.ts';
import { median, type Scenario, verdict } from '../support/scenario.ts';

const inFlight = 16;
const people = 1_000;
/** Short turns, and many: the speed of a machine that others use changes from second to second. */
const rounds = 15;
const roundMs = 800;
const goals = { random: 2.5, hot: 12, plain: 0.95 };

type Lane = { readonly name: string; readonly call: () => Promise<unknown>; readonly measured: number[] };

/**
 * Our ledger with every law on, against one function call per transfer and against one plain row per call: the same
 * PostgreSQL, the same driver, the same number of calls under way, turn and turn about.
 */
export const scenario: Scenario = async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-bench-'));
  const server = await startEmbeddedPostgres(dataDir);
  const db = openDatabase(server.url, { max: inFlight, name: 'bench' });
  try {
    await migrate(db);
    await db.unsafe(readFileSync(new URL('../baselines/classic-ledger.sql', import.meta.url), 'utf8'));
    await db`insert into classic_account (id, balance, floor) select n, ${1_000_000_000}, 0 from generate_series(1, ${people}) as n`;
    await db`insert into classic_account (id, balance) values (${people + 1}, 0)`;
    const lanes = { ...(await oursOf(db)), ...theirsOf(db) };
    for (const lane of Object.values(lanes)) await callsPerSecond(inFlight, 1_500, lane.call);
    await db`analyze`;
    // Turn and turn about, so that a slow minute of the machine hits everybody.
    for (let round = 0; round < rounds; round += 1) {
      for (const lane of Object.values(lanes)) lane.measured.push(await callsPerSecond(inFlight, roundMs, lane.call));
    }
    for (const { name, measured } of Object.values(lanes))
      console.log(
        `  ${name.padEnd(24)} ${median(measured).toFixed(0).padStart(6)} a second (${measured.map(Math.round).join(', ')})`,
      );
    const findings = await proveLedger(db);
    for (const finding of findings) console.log(`  The books are off: ${finding.law}, account ${finding.account ?? '-'}`);
    return [
      findings.length === 0,
      verdict('random accounts, times the classic', ratio(lanes.random, lanes.classicRandom), goals.random),
      verdict('one hot account, times the classic', ratio(lanes.hot, lanes.classicHot), goals.hot),
      verdict('random accounts, of one plain row', ratio(lanes.random, lanes.plain), goals.plain),
    ].every(Boolean);
  } finally {
    await db.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** The ratio of turns taken one after the other, not of the best minute of one and the worst of the other. */
function ratio(ours: Lane, theirs: Lane): number {
  return median(ours.measured.map((speed, round) => speed / (theirs.measured[round] ?? Number.NaN)));
}

async function oursOf(db: Database): Promise<{ random: Lane; hot: Lane }> {
  const ledger = createLedger(db, createAccountBook());
  const accounts = Array.from({ length: people }, (_, index) => personAccount(`person ${index + 1}`, 'available', 'NGN'));
  const commission = houseAccount('commission', 'NGN');
  async function move(kind: string, from: AccountRef, to: AccountRef, amountMinor: bigint): Promise<void> {
    const outcome = await ledger.submit({ key: randomUUID(), kind, about: {}, legs: [{ from, to, amountMinor }] });
    if (outcome !== 'posted') throw new Error(`A transfer was refused: ${outcome}`);
  }
  await Promise.all(accounts.map((account) => move('top-up', houseAccount('paystack-clearing', 'NGN'), account, 1_000_000_000n)));
  const account = (index: number) => accounts[index] ?? commission;
  const amount = () => BigInt(randomInt(1, 100));
  return {
    random: {
      name: 'ours, random',
      measured: [],
      call: () => {
        const [from, to] = twoOf(people);
        return move('transfer', account(from), account(to), amount());
      },
    },
    hot: {
      name: 'ours, hot',
      measured: [],
      call: () => move('transfer', account(randomInt(people)), commission, amount()),
    },
  };
}

function theirsOf(db: Database): { classicRandom: Lane; classicHot: Lane; plain: Lane } {
  const classic = (from: number, to: number) =>
    db`select classic_transfer(${randomUUID()}, 'transfer', ${randomUUID()}, '{}', ${from}, ${to}, ${randomInt(1, 100)})`;
  return {
    classicRandom: {
      name: 'classic, random',
      measured: [],
      call: () => {
        const [from, to] = twoOf(people);
        return classic(from + 1, to + 1);
      },
    },
    classicHot: { name: 'classic, hot', measured: [], call: () => classic(randomInt(people) + 1, people + 1) },
    plain: {
      name: 'one plain row',
      measured: [],
      call: () => {
        const [from, to] = twoOf(people);
        return db`insert into plain_row (id, kind, debit_id, credit_id, amount) values (${randomUUID()}, 'transfer', ${from}, ${to}, ${randomInt(1, 100)})`;
      },
    },
  };
}

/** Two different numbers below this one. */
function twoOf(count: number): [number, number] {
  const from = randomInt(count);
  return [from, (from + 1 + randomInt(count - 1)) % count];
}
