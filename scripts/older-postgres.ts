import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The oldest PostgreSQL that DATABASE_URL may lead to. */
const oldest = 15;
const known = [`/usr/lib/postgresql/${oldest}/bin`, `/opt/homebrew/opt/postgresql@${oldest}/bin`];

/** Tests that are about the database itself, its rows and the laws in it, and a start of the product on it with the demo. */
export const databaseTests = [
  'apps/api/tests/platform/database',
  'apps/api/tests/platform/sql.test.ts',
  'apps/api/tests/platform/migrations.test.ts',
  'apps/api/tests/platform/jobs.test.ts',
  'apps/api/tests/platform/startup.test.ts',
  'apps/api/tests/wallet/ledger/',
  'apps/api/tests/demo/fill-demo.test.ts',
];

/** The programs of the oldest PostgreSQL we accept: those that POSTGRES_15 names, any that are installed, or installed now. */
export function findOldestPostgres(): string | undefined {
  const named = process.env.POSTGRES_15;
  if (named && !isComplete(named)) throw new Error(`POSTGRES_15 names ${named}, where there is no initdb and postgres.`);
  const found = named ?? known.find(isComplete) ?? install();
  if (!found)
    console.log(
      `  Skipped: no PostgreSQL ${oldest} could be found or installed. Install one, or name its programs with POSTGRES_15=/path/to/bin.`,
    );
  return found;
}

function isComplete(folder: string): boolean {
  return ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program)));
}

function install(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log(`  Installing PostgreSQL ${oldest} for the tests (only this once)…`);
  // RUNLEVEL: it is for the tests to start; the package would start one of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const patience = ['-o', 'DPkg::Lock::Timeout=300'];
  spawnSync('apt-get', [...patience, 'update', '-qq'], { stdio: 'ignore', env });
  spawnSync('apt-get', [...patience, 'install', '-y', '-qq', '--no-install-recommends', `postgresql-${oldest}`], {
    stdio: 'ignore',
    env,
  });
  return known.find(isComplete);
}
