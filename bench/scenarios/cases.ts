import { type Database, openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { databaseOn } from '../../apps/api/src/platform/db/database-url.ts';
import { freePort } from '../../apps/api/src/platform/free-port.ts';
import { type ConsolePage, consolePages, leadId } from '../support/console-pages.ts';
import { type House, openHouse } from '../support/house.ts';
import { equip, secrets } from '../support/members.ts';
import { median, percentile, type Scenario, sized, verdictAtMost } from '../support/scenario.ts';
import { caseSizes, seedCases, seedStaff } from '../support/seed-cases.ts';
import { seedOrderPeople } from '../support/seed-orders.ts';
import { processorMsOf } from '../support/server-time.ts';

const many = Number(process.env.BENCH_CASES ?? sized(10_000, 200));
/** Enough for a full page of each queue. */
const few = sized(500, 100);
const rounds = sized(15, 1);
const warmUps = sized(4, 1);
const pagesDown = sized(8, 1);
const mostMs = 200;
const mostTimes = 1.5;

type Desk = {
  readonly name: string;
  readonly cases: number;
  readonly origin: string;
  readonly token: string;
  readonly pids: () => Promise<number[]>;
  readonly db: Database;
};
type Times = { readonly server: number[]; readonly clock: number[] };

/**
 * What each page of the console costs the server where ten thousand cases wait, where some hundred do, and where nothing does: three
 * programs on three databases of one PostgreSQL, with the same people, asked by a lead, turn and turn about. Server time is the time of
 * the processor that the API and its connections to the database have had for a call, which does not depend on how busy the machine is; all
 * that is read is in memory.
 */
export const scenario: Scenario = async () => {
  const ports = { SANDBOX_PORT: String(await freePort()), SANDBOX_SMTP_PORT: String(await freePort()) };
  const settings = { ...secrets, ...ports, DEMO: 'off', ROLES: 'http', REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'warn' };
  const house = await openHouse(settings);
  const desks: Desk[] = [];
  try {
    for (const [name, cases] of [
      ['empty', 0],
      ['few', few],
      ['many', many],
    ] as const)
      desks.push(await openDesk(house, settings, name, cases));
    const only = process.env.BENCH_PAGE;
    const slowest: number[] = [];
    const growths: number[] = [];
    const times: number[] = [];
    console.log(`  ${''.padEnd(24)} ${desks.map(({ cases }) => `${cases} cases: server, p95, clock`.padStart(32)).join('')}`);
    for (const page of consolePages.filter(({ name }) => !only || name.includes(only))) {
      const measured = await measure(page, desks);
      const [empty, some, all] = measured.map((one) => one && median(one.server));
      const [ofEmpty, ofFew] = [empty, some].map((base) => (all ?? Number.NaN) / (base ?? Number.NaN));
      if (measured[2]) slowest.push(percentile(measured[2].server, 0.95));
      if (ofFew) growths.push(ofFew);
      if (ofEmpty && !page.deep) times.push(ofEmpty);
      console.log(
        `  ${page.name.padEnd(24)} ${measured.map(cell).join('')}   ${ofFew ? `${ofFew.toFixed(2)} times few` : ''}${ofEmpty ? `, ${ofEmpty.toFixed(2)} times empty` : ''}`,
      );
    }
    const isFast = verdictAtMost('server time of the slowest page (p95), in ms', Math.max(...slowest), mostMs);
    const isFlat = verdictAtMost(`the page that grows most from ${few} cases to ${many}, times`, Math.max(...growths), mostTimes);
    console.log(
      `  times an empty house, whose pages have no rows: median ${median(times).toFixed(2)}, most ${Math.max(...times).toFixed(2)}`,
    );
    return isFast && isFlat;
  } finally {
    for (const { db } of desks) await db.end();
    await house.close();
  }
};

function cell(times: Times | undefined): string {
  if (!times) return '—'.padStart(32);
  const figures = [median(times.server), percentile(times.server, 0.95), median(times.clock)];
  return figures.map((ms, index) => `${ms.toFixed(1)}${index === 2 ? ' ms' : ''}`.padStart([12, 8, 12][index] ?? 0)).join('');
}

async function openDesk(house: House, settings: Record<string, string>, name: string, cases: number): Promise<Desk> {
  const url = databaseOn(house.databaseUrl, `desk_${name}`);
  const admin = openDatabase(house.databaseUrl, { max: 1, name: 'bench' });
  await admin`create database ${admin(`desk_${name}`)}`;
  await admin.end();
  const origin = await house.start('apps/api/src/main.ts', { ...settings, DATABASE_URL: url }, '/api/ready');
  const db = openDatabase(url, { max: 1, name: 'bench' });
  await seedOrderPeople(db);
  await seedStaff(db);
  if (cases > 0) await seedCases(db, Math.ceil(cases / caseSizes.kinds));
  const [lead] = await equip(db, [leadId]);
  await db`update session set second_factor_at = now() where user_id = ${leadId}`;
  const pids = async () => {
    const rows = await db<{ pid: number }[]>`
      select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and application_name <> 'bench'`;
    return [house.pidOf(origin), ...rows.map(({ pid }) => pid)];
  };
  return { name, cases, origin, token: lead?.token ?? '', pids, db };
}

/** Turn and turn about, so that a slow moment hits all alike; the first rounds only warm up. */
async function measure(page: ConsolePage, desks: readonly Desk[]): Promise<(Times | undefined)[]> {
  const asked = await Promise.all(
    desks.map(async (desk) => {
      if (page.isOfCase && desk.cases === 0) return undefined;
      const path = page.deep ? await pathDown(page.path, desk) : page.path;
      return path === undefined ? undefined : { desk, path, times: { server: [], clock: [] } as Times };
    }),
  );
  for (let round = -warmUps; round < rounds; round += 1)
    for (const one of asked) {
      if (!one) continue;
      const pids = await one.desk.pids();
      const [before, start] = [processorMsOf(pids), performance.now()];
      await ask(one.desk, one.path);
      const clock = performance.now() - start;
      // What is done after the answer, as letting go of the connection, belongs to it.
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (round < 0) continue;
      one.times.clock.push(clock);
      one.times.server.push(processorMsOf(pids) - before);
    }
  return asked.map((one) => one?.times);
}

async function ask({ origin, token }: Desk, path: string): Promise<{ nextCursor?: string | null }> {
  const response = await fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const body = (await response.json()) as { nextCursor?: string | null };
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${JSON.stringify(body)}`);
  return body;
}

/** The last page that so many steps lead to; nothing where the list ends before. */
async function pathDown(path: string, desk: Desk): Promise<string | undefined> {
  let at = path;
  for (let step = 0; step < pagesDown; step += 1) {
    const { nextCursor } = await ask(desk, at.includes('?') ? `${at}&limit=50` : `${at}?limit=50`);
    if (!nextCursor) return undefined;
    at = `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(nextCursor)}`;
  }
  return at;
}
