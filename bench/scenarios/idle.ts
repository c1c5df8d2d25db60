import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendCodeJob } from '../../apps/api/src/modules/identity/jobs/send-code.ts';
import { type Database, openDatabase, transact } from '../../apps/api/src/platform/db/database.ts';
import { databaseOn } from '../../apps/api/src/platform/db/database-url.ts';
import { createJobs } from '../../apps/api/src/platform/jobs/jobs.ts';
import { openHouse } from '../support/house.ts';
import { percentile, type Scenario, sized, verdictAtMost } from '../support/scenario.ts';

const seconds = sized(120, 1);
const settlingMs = sized(10_000, 100);
const jobsAtOnce = sized(200, 5);
const jobsForLater = sized(50, 3);
const mostTransactions = 3;
const mostMs = 100;

/**
 * What a node does to the database while nobody asks it for anything, the jobs of every minute included, against a queue
 * for each kind of work with pollers of its own; and how long a job waits after its commit, or after its time has come.
 */
export const scenario: Scenario = async () => {
  const house = await openHouse();
  const db = openDatabase(house.databaseUrl, { max: 4, name: 'bench' });
  try {
    await db`create database baseline`;
    const baselineUrl = databaseOn(house.databaseUrl, 'baseline');
    await house.start('bench/baselines/queue-per-kind.ts', { DATABASE_URL: baselineUrl }, '/');
    // What a start leaves to be done is not idleness: neither jobs, nor the housekeeping of PostgreSQL after the demo was filled.
    await db.unsafe('vacuum (analyze)');
    await sleep(settlingMs);
    const before = await transactions(db);
    await sleep(seconds * 1_000);
    const after = await transactions(db);
    const perSecond = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / seconds;
    const [ours, theirs] = [perSecond(new URL(house.databaseUrl).pathname.slice(1)), perSecond('baseline')];
    console.log(`  Waybill           ${ours.toFixed(2)} transactions a second while idle`);
    console.log(
      `  a queue per kind  ${theirs.toFixed(2)} transactions a second while idle, ${(theirs / ours).toFixed(0)} times as many`,
    );
    const waits = await measureWaits(db, house.databaseUrl);
    const isQuiet = verdictAtMost('transactions a second', ours, mostTransactions);
    const isSoon = verdictAtMost('95 % of jobs begin after their commit within (ms)', percentile(waits.atOnce, 0.95), mostMs);
    return (
      verdictAtMost('95 % of jobs for later begin after their time within (ms)', percentile(waits.forLater, 0.95), mostMs) &&
      isSoon &&
      isQuiet
    );
  } finally {
    await db.end();
    await house.close();
  }
};

async function transactions(db: Database): Promise<Map<string, number>> {
  const rows = await db<{ name: string; count: number }[]>`
    select datname as name, (xact_commit + xact_rollback)::int as count from pg_stat_database where datname is not null`;
  return new Map(rows.map(({ name, count }) => [name, count]));
}

type Waits = { readonly atOnce: number[]; readonly forLater: number[] };

/** One job after the other, each a transaction of its own, for a code that there is not; the node that works is another process. */
async function measureWaits(db: Database, databaseUrl: string): Promise<Waits> {
  const jobs = createJobs(databaseUrl, console.error);
  await jobs.prepare([]);
  const committedAt = new Map<string, number>();
  try {
    for (let made = 0; made < jobsForLater; made += 1)
      await transact(db, (tx) => jobs.enqueue(tx, sendCodeJob, { codeId: randomUUID() }, { afterSeconds: 2 + made / 5 }));
    for (let made = 0; made < jobsAtOnce; made += 1) {
      const codeId = randomUUID();
      const at = await transact(db, async (tx) => {
        await jobs.enqueue(tx, sendCodeJob, { codeId });
        const [row] = await tx<[{ at: number }]>`select extract(epoch from clock_timestamp())::float8 * 1000 as at`;
        return row.at;
      });
      committedAt.set(codeId, at);
      await sleep(50 + Math.random() * 50);
    }
    const begun = await allBegun(db);
    const waits = {
      atOnce: begun
        .flatMap(({ codeId, startedAt }) => startedAt - (committedAt.get(codeId) ?? Number.NaN))
        .filter(Number.isFinite),
      forLater: begun.filter(({ codeId }) => !committedAt.has(codeId)).map(({ startedAt, dueAt }) => startedAt - dueAt),
    };
    print('after their commit', waits.atOnce);
    print('after their time', waits.forLater);
    return waits;
  } finally {
    await jobs.stop();
  }
}

type Begun = { readonly codeId: string; readonly dueAt: number; readonly startedAt: number };

async function allBegun(db: Database): Promise<Begun[]> {
  for (;;) {
    const rows = await db<Begun[]>`
      select data ->> 'codeId' as code_id, extract(epoch from start_after)::float8 * 1000 as due_at,
        extract(epoch from started_on)::float8 * 1000 as started_at
      from jobs.job where group_id = ${sendCodeJob.name} and started_on is not null`;
    if (rows.length >= jobsAtOnce + jobsForLater) return rows;
    await sleep(500);
  }
}

function print(what: string, times: readonly number[]): void {
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(`  ${times.length} jobs begin ${what}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
}
