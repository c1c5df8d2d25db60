import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '@waybill/sandbox/start';
import type { TestProject } from 'vitest/node';
import { createConfig } from '../../src/config/config.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import { createContext } from '../../src/context.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../src/platform/db/embedded-postgres.ts';
import { migrate } from '../../src/platform/db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL whose database `waybill` is migrated and never connected to: test files clone it. */
    databaseUrl: string;
    sandbox: { origin: string; port: number; smtpPort: number };
    /** Gone when the tests are over. */
    dataDir: string;
  }
}

/** One PostgreSQL and one sandbox for all test files; each file gets a database of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-test-'));
  // Throw-away data need not survive a power cut.
  const postgres = await startEmbeddedPostgres(dataDir, {
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  });
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir });
  const db = openDatabase(postgres.url, { max: 2, name: 'template' });
  await migrate(db);
  await db.end();
  // Makes the tables of the job queue, too.
  const context = await createContext(
    createConfig(readEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir })),
    postgres.url,
    () => undefined,
  );
  await context.close();

  project.provide('databaseUrl', postgres.url);
  project.provide('sandbox', { origin: sandbox.origin, port: Number(new URL(sandbox.origin).port), smtpPort: sandbox.smtpPort });
  project.provide('dataDir', dataDir);
  return async () => {
    await sandbox.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
