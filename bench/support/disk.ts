import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../apps/api/src/platform/db/database.ts';

/** What was written to the log of the database, and by how many transactions. */
export type Disk = { readonly bytes: number; readonly records: number; readonly transactions: number };

async function readDisk(db: Database): Promise<Disk> {
  // A connection tells of what it did once a second at most, unless it is asked to.
  await db`select pg_stat_force_next_flush()`;
  const [row] = await db<Disk[]>`
    select wal_bytes::float8 as bytes, wal_records::float8 as records,
      (select xact_commit::float8 from pg_stat_database where datname = current_database()) as transactions
    from pg_stat_wal`;
  if (!row) throw new Error('The database does not count its log');
  return row;
}

/**
 * From now on the log holds what acts write and nothing else: no whole pages, which come on top for each page that is first touched after a
 * checkpoint and depend on when that was, and no vacuuming.
 */
export async function quietLog(db: Database): Promise<void> {
  await db`alter system set full_page_writes = off`;
  await db`alter system set autovacuum = off`;
  await db`select pg_reload_conf()`;
  await db`checkpoint`;
}

export async function diskOf(db: Database, act: () => Promise<void>): Promise<Disk> {
  const position = () => db<{ at: string }[]>`select pg_current_wal_insert_lsn()::text as at`;
  const [start] = await position();
  const before = await readDisk(db);
  await act();
  const [end] = await position();
  const after = await readDisk(db);
  const [written] = await db<{ bytes: number }[]>`
    select pg_wal_lsn_diff(${end?.at ?? ''}::pg_lsn, ${start?.at ?? ''}::pg_lsn)::float8 as bytes`;
  return {
    bytes: written?.bytes ?? Number.NaN,
    records: after.records - before.records,
    transactions: after.transactions - before.transactions,
  };
}

/** Until every job that is due has been done, and nothing has come after it for a while. */
export async function untilJobsAreDone(db: Database, settlingMs: number): Promise<void> {
  for (let quiet = 0; quiet < 2; ) {
    await sleep(settlingMs / 2);
    const [row] = await db<{ waiting: number }[]>`
      select count(*)::int as waiting from jobs.job
      where name <> 'dead-letters' and state < 'completed' and start_after <= now()`;
    quiet = row?.waiting === 0 ? quiet + 1 : 0;
  }
}

type Size = { readonly table: string; readonly rows: number; readonly bytes: number };
export type Grown = Size;

/** Every table of the product and its queue, with its indexes. Partitions count as their table. */
export async function measureTables(db: Database): Promise<Size[]> {
  const tables = await db<{ name: string; table: string }[]>`
    select format('%I.%I', nspname, relname) as name,
      case nspname when 'public' then relname else nspname || '.' || relname end as table
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition and nspname in ('public', 'jobs')`;
  const sizes: Size[] = [];
  for (const { name, table } of tables) {
    const [row] = await db.unsafe<{ rows: number; bytes: number }[]>(
      `select (select count(*)::int from ${name}) as rows,
         (pg_total_relation_size('${name}') + (select coalesce(sum(pg_total_relation_size(inhrelid)), 0) from pg_inherits where inhparent = '${name}'::regclass))::float8 as bytes`,
    );
    if (row) sizes.push({ table, ...row });
  }
  return sizes;
}

/** What one of so many lives has left in each table, the largest first. */
export function grownSince(before: readonly Size[], after: readonly Size[], lives: number): Grown[] {
  const sizes = new Map(before.map((size) => [size.table, size]));
  return after
    .map(({ table, rows, bytes }) => ({
      table,
      rows: (rows - (sizes.get(table)?.rows ?? 0)) / lives,
      bytes: (bytes - (sizes.get(table)?.bytes ?? 0)) / lives,
    }))
    .filter(({ bytes, rows }) => bytes > 0 || rows > 0)
    .toSorted((one, other) => other.bytes - one.bytes);
}
