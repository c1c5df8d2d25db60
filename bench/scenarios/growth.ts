import { tableCards } from '../../apps/api/src/modules/users/personal-data/personal-data.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { freePort } from '../../apps/api/src/platform/free-port.ts';
import { actsWith, type Pair } from '../support/acts.ts';
import { diskOf, type Grown, grownSince, measureTables, quietLog, untilJobsAreDone } from '../support/disk.ts';
import { openHouse } from '../support/house.ts';
import { seatMembers, secrets } from '../support/members.ts';
import { type Scenario, sized, verdictAtMost } from '../support/scenario.ts';
import { currentTransactionId, keepFloor } from '../support/written-rows.ts';

const pairs = Number(process.env.BENCH_PAIRS ?? sized(100, 3));
const settlingMs = sized(2_000, 100);
const mostOfFloor = 1.5;
const mostBytesKept = 40_000;

/**
 * What a delivery leaves on the disk. The life of an order is lived through HTTP, posted to paid, with one message between the two: what each act
 * writes to the log of the database, its reactions and jobs included, against a floor that writes the same rows once in one statement; and what
 * a life leaves in each table, that which goes again and that which stays. Bytes do not depend on how busy the machine is.
 */
export const scenario: Scenario = async () => {
  const ports = { SANDBOX_PORT: String(await freePort()), SANDBOX_SMTP_PORT: String(await freePort()) };
  const settings = { ...secrets, ...ports, DEMO: 'off', REQUESTS_PER_MINUTE: '0', TRUST_PROXY: '1', LOG_LEVEL: 'error' };
  const house = await openHouse(settings);
  const db = openDatabase(house.databaseUrl, { max: 2, name: 'bench' });
  try {
    const members = await seatMembers(db, 2 * pairs);
    const all = Array.from({ length: pairs }, (_, index): Pair => {
      const [sender, carrier] = members.slice(2 * index);
      if (!sender || !carrier) throw new Error('There are two members for each pair');
      return { sender, carrier };
    });
    const acts = actsWith('').filter(({ name, isOfLife }) => isOfLife || name === 'make a room' || name === 'send a message');
    const [first, ...others] = all;
    if (!first) throw new Error('One pair is the sample');
    await db.unsafe('vacuum (analyze)');
    await quietLog(db);
    const before = await measureTables(db);
    const life = { ours: 0, floor: 0 };
    for (const act of acts) {
      const since = await currentTransactionId(db);
      const answer = await act.of(first, house.origin);
      await untilJobsAreDone(db, settlingMs);
      const floorName = act.name.replace(/\W+/g, '_');
      await keepFloor(db, floorName, since, answer);
      const ours = await diskOf(db, async () => {
        for (const pair of others) await act.of(pair, house.origin);
        await untilJobsAreDone(db, settlingMs);
      });
      const floor = await diskOf(db, async () => {
        for (const _ of others) await db.unsafe(`select bare_acts.${floorName}()`);
      });
      const each = (bytes: number) => bytes / others.length;
      console.log(
        `  ${act.name.padEnd(20)} ${kilobytes(each(ours.bytes))} of log, ${each(ours.records).toFixed(0).padStart(4)} records, ${each(ours.transactions).toFixed(1).padStart(5)} transactions; its floor ${kilobytes(each(floor.bytes))}`,
      );
      life.ours += each(ours.bytes);
      life.floor += each(floor.bytes);
    }
    const grown = grownSince(before, await measureTables(db), pairs);
    const kept = print(grown);
    const [nodes] = await db<{ connections: number }[]>`
      select count(*)::int as connections from pg_stat_activity where datname = current_database() and application_name <> 'bench'`;
    console.log(`  connections of this node at rest: ${nodes?.connections}`);
    console.log(`  log of a life: ${kilobytes(life.ours)}, of its floor: ${kilobytes(life.floor)}`);
    const isLean = verdictAtMost('log of the life of an order, times its floor', life.ours / life.floor, mostOfFloor);
    return verdictAtMost('bytes that a life leaves for good', kept, mostBytesKept) && isLean;
  } finally {
    await db.end();
    await house.close();
  }
};

/** Answers how many bytes of a life stay for good. */
function print(grown: readonly Grown[]): number {
  const isKept = ({ table }: Grown) => 'forGood' in (tableCards[table]?.kept ?? { forGood: '' });
  const sum = (tables: readonly Grown[]) => tables.reduce((total, { bytes }) => total + bytes, 0);
  for (const [what, tables] of [
    ['stays', grown.filter(isKept)],
    ['goes again', grown.filter((table) => !isKept(table))],
  ] as const) {
    console.log(`  ${what}: ${kilobytes(sum(tables))} a life`);
    for (const { table, rows, bytes } of tables)
      console.log(`    ${table.padEnd(22)} ${rows.toFixed(1).padStart(6)} rows ${kilobytes(bytes)}`);
  }
  return sum(grown.filter(isKept));
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} kB`;
