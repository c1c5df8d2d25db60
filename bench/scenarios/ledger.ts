import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { type AccountRef, houseAccount, personAccount } from '../../apps/api/src/modules/wallet/ledger/accounts.ts';
import { postTransfer } from '../../apps/api/src/modules/wallet/ledger/post.ts';
import { proveLedger } from '../../apps/api/src/modules/wallet/ledger/proof.ts';
import { type Database, openDatabase, type Tx, transact } from '../../apps/api/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/platform/db/embedded-postgres.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { callsPerSecond } from '../support/in-flight.ts';
import { median, type Scenario, sized, verdict } from '../support/scenario.ts';

const inFlight = 16;
const people = sized(1_000, 20);
/** Short turns, and many: the speed of a machine that others use changes from second to second. */
const rounds = sized(15, 1);
const roundMs = sized(800, 100);
const warmUpMs = sized(1_500, 100);
const goals = { random: 2, hot: 6 };

type Lane = { readonly name: string; readonly call: () => Promise<unknown>; readonly measured: number[] };

/**
 * Money as acts move it: a transaction that writes the act's own row and posts the transfer. Ours through the product's own
 * `transact` and `postTransfer`, with every law on, against the classic function inside the same kind of transaction: the same
 * PostgreSQL, the same number of acts under way, turn and turn about.
 */
export const scenario: Scenario = async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-bench-'));
  const server = await startEmbeddedPostgres(dataDir);
  const db = openDatabase(server.url, { max: inFlight, name: 'bench' });
  const pool = new Pool({ connectionString: server.url, max: inFlight });
  try {
    await migrate(db);
    await db.unsafe(readFileSync(new URL('../baselines/classic-ledger.sql', import.meta.url), 'utf8'));
    await db`insert into classic_account (id, balance, floor) select n, ${1_000_000_000}, 0 from generate_series(1, ${people}) as n`;
    await db`insert into classic_account (id, balance) values (${people + 1}, 0)`;
    const lanes = { ...(await oursOf(db)), ...classicOf(pool) };
    for (const lane of Object.values(lanes)) await callsPerSecond(inFlight, warmUpMs, lane.call);
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
    ].every(Boolean);
  } finally {
    await Promise.all([db.end(), pool.end()]);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** The ratio of turns taken one after the other, not of the best minute of one and the worst of the other. */
function ratio(ours: Lane, theirs: Lane): number {
  return median(ours.measured.map((speed, round) => speed / (theirs.measured[round] ?? Number.NaN)));
}

/** The row that an act writes beside its money; like those of the product, it is not waited for. */
function writeAct(tx: Tx): void {
  tx.write(tx`insert into bench_act (id, kind) values (${randomUUID()}, 'act')`);
}

async function oursOf(db: Database): Promise<{ random: Lane; hot: Lane }> {
  const accounts = Array.from({ length: people }, (_, index) => personAccount(`person ${index + 1}`, 'available', 'NGN'));
  const commission = houseAccount('commission', 'NGN');
  async function move(kind: string, from: AccountRef, to: AccountRef, amountMinor: bigint): Promise<void> {
    await transact(db, async (tx) => {
      writeAct(tx);
      const outcome = await postTransfer(tx, { key: randomUUID(), kind, about: {}, legs: [{ from, to, amountMinor }] });
      if (outcome !== 'posted') throw new Error(`A transfer was refused: ${outcome}`);
    });
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

/** As most programs do it: four statements, each of which waits for the answer to the one before. */
function classicOf(pool: Pool): { classicRandom: Lane; classicHot: Lane } {
  async function classic(from: number, to: number): Promise<void> {
    const client = await pool.connect();
    await client.query('begin');
    await client.query({ name: 'act', text: `insert into bench_act (id, kind) values ($1, 'act')`, values: [randomUUID()] });
    await client.query({
      name: 'transfer',
      text: `select classic_transfer($1, 'transfer', $2, '{}', $3, $4, $5)`,
      values: [randomUUID(), randomUUID(), from, to, randomInt(1, 100)],
    });
    await client.query('commit');
    client.release();
  }
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
  };
}

/** Two different numbers below this one. */
function twoOf(count: number): [number, number] {
  const from = randomInt(count);
  return [from, (from + 1 + randomInt(count - 1)) % count];
}
