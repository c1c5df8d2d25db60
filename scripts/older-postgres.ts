import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackage } from './install-package.ts';

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
  const found = named ?? known.find(isComplete) ?? (installPackage(`postgresql-${oldest}`) ? known.find(isComplete) : undefined);
  if (!found)
    console.log(
      `  Skipped: no PostgreSQL ${oldest} could be found or installed. Install one, or name its programs with POSTGRES_15=/path/to/bin.`,
    );
  return found;
}

function isComplete(folder: string): boolean {
  return ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program)));
}
