import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, isLockTimeout, type Tx, transact } from './database.ts';

const folder = new URL('../../../migrations/', import.meta.url);
/** Any number, as long as it is always the same: nodes that start together take turns. */
const advisoryLock = 4_020_261_115;
/** Whoever waits for a table to change it holds up everybody who comes after, readers as well: until then and no longer. */
const lockTimeout = '2s';
const betweenTriesMs = 1_000;

export type Migration = { readonly name: string; readonly text: string; readonly checksum: string };

export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

type Progress = {
  readonly onApplied?: (name: string) => void;
  /** Somebody holds a table that is to be changed; it is tried again until they let go. */
  readonly onHeldUp?: () => void;
};

/** Applies what is missing, each in a transaction of its own. A migration that was edited after it ran is refused. */
export async function migrate(
  db: Database,
  { onApplied, onHeldUp }: Progress = {},
  migrations = readMigrations(),
): Promise<void> {
  for (;;) {
    try {
      const name = await transact(db, (tx) => applyNext(tx, migrations));
      if (!name) return;
      onApplied?.(name);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      onHeldUp?.();
      await sleep(betweenTriesMs);
    }
  }
}

async function applyNext(tx: Tx, migrations: readonly Migration[]): Promise<string | undefined> {
  // Waiting for another node, or filling a large table, takes as long as it takes.
  await tx`set local statement_timeout = 0`;
  await tx`select pg_advisory_xact_lock(${advisoryLock})`;
  await tx`select set_config('lock_timeout', ${lockTimeout}, true)`;
  await tx`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
  const rows = await tx<{ name: string; checksum: string }[]>`select name, checksum from schema_migration`;
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const edited = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (edited) throw new Error(`Migration ${edited.name} was changed after it had run. Add a new one instead.`);
  const next = migrations.find(({ name }) => !applied.has(name));
  if (!next) return undefined;
  await tx.unsafe(next.text);
  await tx`insert into schema_migration (name, checksum) values (${next.name}, ${next.checksum})`;
  return next.name;
}

/** Whether everything this version needs is there. A newer version may have added more: old nodes work on until they are replaced. */
export async function isMigrated(db: Database): Promise<boolean> {
  const [table] = await db`select from pg_tables where schemaname = 'public' and tablename = 'schema_migration'`;
  if (!table) return false;
  const applied = new Set((await db<{ name: string }[]>`select name from schema_migration`).map((row) => row.name));
  return readMigrations().every((migration) => applied.has(migration.name));
}
