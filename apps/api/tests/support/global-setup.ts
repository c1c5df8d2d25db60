import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '@waybill/sandbox/start';
import type { TestProject } from 'vitest/node';
import { installedRedis } from '../../../../scripts/redis.ts';
import { createConfig } from '../../src/config/config.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import { createContext } from '../../src/context.ts';
import { type Database, openDatabase } from '../../src/platform/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/db/embedded-postgres.ts';
import { migrate } from '../../src/platform/db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** PostgreSQL clusters whose database `waybill` is migrated and never connected to: test files clone it. */
    clusters: readonly string[];
    sandbox: { origin: string; port: number; smtpPort: number };
    /** Where the redis-server is; empty where there is none, and what needs one is skipped. */
    redisServer: string;
    /** Gone when the tests are over. */
    dataDir: string;
  }
}

/**
 * Two PostgreSQL clusters and one sandbox for all test files; each file gets a database of its own. Two, because the books
 * are sealed only when every older transaction of a cluster has ended, and files that run side by side would wait for
 * each other. They are the built-in PostgreSQL, or another whose programs are in the folder TEST_POSTGRES.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-test-'));
  const clusters = await Promise.all(['one', 'two'].map((name) => startCluster(path.join(dataDir, name))));
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir });

  project.provide(
    'clusters',
    clusters.map(({ url }) => url),
  );
  project.provide('sandbox', { origin: sandbox.origin, port: Number(new URL(sandbox.origin).port), smtpPort: sandbox.smtpPort });
  project.provide('redisServer', installedRedis() ?? '');
  project.provide('dataDir', dataDir);
  return async () => {
    await sandbox.close();
    await Promise.all(clusters.map((cluster) => cluster.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function startCluster(dataDir: string): Promise<EmbeddedPostgres> {
  // Throw-away data need not survive a power cut.
  const binaries = process.env.TEST_POSTGRES;
  const postgres = await startEmbeddedPostgres(dataDir, {
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
    ...(binaries ? { binaries } : {}),
  });
  const db = openDatabase(postgres.url, { max: 2, name: 'template' });
  await makeSigningInCheap(db, new URL(postgres.url));
  await migrate(db);
  await db.end();
  // Makes the tables of the job queue, too.
  const context = await createContext(
    createConfig(readEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir })),
    postgres.url,
    () => undefined,
  );
  // And its schedules, so that no node of a test has to write them.
  await context.startWorking();
  await context.close();
  return postgres;
}

/** A file opens some twenty connections, and each hashes the password 4,096 times on our side: once is enough for a throw-away one. */
async function makeSigningInCheap(db: Database, { username, password }: URL): Promise<void> {
  // The setting came with PostgreSQL 16.
  const [known] = await db`select from pg_settings where name = 'scram_iterations'`;
  if (known) await db.unsafe(`set scram_iterations = 1; alter role ${username} password '${password}'`);
}
