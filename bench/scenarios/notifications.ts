import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createConfig } from '../../apps/api/src/config/config.ts';
import { readEnvironment } from '../../apps/api/src/config/environment.ts';
import { type Context, createContext } from '../../apps/api/src/context.ts';
import { announce } from '../../apps/api/src/modules/notifications/index.ts';
import { sendDueEmails } from '../../apps/api/src/modules/notifications/jobs/email-jobs.ts';
import { type Database, openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/platform/db/embedded-postgres.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { median, type Scenario, sized, verdict } from '../support/scenario.ts';

const people = Number(process.env.BENCH_PEOPLE ?? sized(10_000, 100));
const rounds = sized(7, 1);
/** The least speed against the bare rows: each person costs a row that counts, a receipt, an event in a stream, and two jobs of two. */
const leastShare = 0.04;

/**
 * One event sent to ten thousand people, half of whom have a phone with push: their rows, their streams, the jobs
 * that ring, and ten minutes later those that write. Against the bare rows: one `insert … select` of as many into a table
 * with the same columns and indexes, in turns.
 */
export const scenario: Scenario = async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-bench-'));
  const server = await startEmbeddedPostgres(dataDir);
  let context: Context | undefined;
  try {
    const db = openDatabase(server.url, { max: 2, name: 'bench' });
    await migrate(db);
    await seed(db);
    const config = createConfig(readEnvironment({ NODE_ENV: 'development', DATA_DIR: dataDir, LOG_LEVEL: 'error' }));
    context = await createContext(config, server.url, (error) => console.error(error));
    const [notified, bare]: [number[], number[]] = [[], []];
    for (let round = -1; round < rounds; round += 1) {
      const inTurn = [
        async () => void notified.push(await peoplePerSecond(() => notifyEverybody(context as Context, db, round))),
        async () => void bare.push(await peoplePerSecond(() => insertBare(db, round))),
      ];
      for (const run of round % 2 === 0 ? inTurn : inTurn.reverse()) await run();
      // The first round warms up.
      if (round === -1) notified.length = bare.length = 0;
    }
    print('notified, pushed and emailed', notified);
    print('bare rows', bare);
    const isRight = await isEverybodyNotified(db);
    await db.end();
    const share = median(notified.map((speed, round) => speed / (bare[round] ?? Number.NaN)));
    return verdict('people notified per second, of bare rows per second', share, leastShare) && isRight;
  } finally {
    await context?.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

function print(what: string, speeds: readonly number[]): void {
  const each = speeds.map((speed) => speed.toFixed(0)).join(', ');
  console.log(`  ${what.padEnd(24)} ${median(speeds).toFixed(0).padStart(8)} people a second (${each})`);
}

async function seed(db: Database): Promise<void> {
  const id = db`'usr_7' || lpad(n::text, 25, '0')`;
  await db`
    insert into account (id, username, email, phone, auth_provider, country_code, email_verified_at, phone_verified_at)
    select ${id}, 'person' || n, 'person' || n || '@bench.example', '+23480' || lpad(n::text, 8, '0'), 'password', 'NG', now(), now()
    from generate_series(1, ${people}::int) as n`;
  await db`
    insert into profile (user_id, full_name, country_name)
    select ${id}, 'Person Number ' || n, 'Nigeria' from generate_series(1, ${people}::int) as n`;
  await db`
    insert into push_token (token, user_id)
    select 'phone ' || n, ${id} from generate_series(1, ${people}::int, 2) as n`;
  await db`create table bare_notification (like notification including all)`;
  await db`vacuum analyze account, profile, push_token`;
}

/** The seconds are those that `act` reports, not those that it took. */
async function peoplePerSecond(act: () => Promise<number>): Promise<number> {
  return (people * 1_000) / (await act());
}

/** Answers the milliseconds it took; the ten minutes in between are set back in the table, not waited for. */
async function notifyEverybody(context: Context, db: Database, round: number): Promise<number> {
  const start = performance.now();
  const notified = await announce(context, { text: `News of round ${round}`, link: '/timeline' });
  const announced = performance.now() - start;
  if (notified !== people) throw new Error(`${notified} people were notified`);
  await db`update notification set created_at = created_at - interval '11 minutes' where mail_due`;
  const again = performance.now();
  await sendDueEmails.handle(context, {} as never);
  return announced + performance.now() - again;
}

async function insertBare(db: Database, round: number): Promise<number> {
  const start = performance.now();
  await db`
    insert into bare_notification (id, user_id, type, category, subject, message, link)
    select 'ntf_' || ${String(round)}::text || user_id, user_id, 0, 'account', ${`round ${round}`}, 'News', '/timeline' from profile`;
  return performance.now() - start;
}

/** Checks one row a round for each person, one event in each stream, and the jobs that follow. */
async function isEverybodyNotified(db: Database): Promise<boolean> {
  const all = rounds + 1;
  const [row] = await db<{ rows: number; places: number; rings: number; emails: number }[]>`
    select (select count(*)::int from notification where count = 1) as rows,
           (select count(*)::int from realtime_inbox) as places,
           (select count(*)::int from jobs.job where group_id = 'notifications.ring') as rings,
           (select count(*)::int from jobs.job where group_id = 'notifications.send-email') as emails`;
  const isRight =
    row?.rows === all * people && row.places === all * people && row.rings === (all * people) / 2 && row.emails === all * people;
  if (!isRight) console.log(`  NOT RIGHT: ${JSON.stringify(row)}`);
  return isRight;
}
