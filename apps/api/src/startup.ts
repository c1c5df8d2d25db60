import { fork } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { type EmbeddedPostgres, ownEmbeddedPostgres, startEmbeddedPostgres } from './platform/db/embedded-postgres.ts';
import { migrate } from './platform/db/migrate.ts';
import type { DatabaseEvents } from './platform/db/supervise-postgres.ts';

/** A problem that the person who starts the program can fix, in one sentence. */
export class StartupError extends Error {}

const neededBytes = 200 * 1024 * 1024;

export function checkDisk(dataDir: string): void {
  const probe = path.join(dataDir, `.probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    // Written and not asked: permissions tell nothing about a disk that was mounted read-only.
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    if (isCode(error, 'ENOSPC')) throw new StartupError(fullDisk(dataDir));
    throw new StartupError(`${dataDir} cannot be written to (${reasonOf(error)}). Choose another folder with DATA_DIR.`);
  }
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < neededBytes) throw new StartupError(fullDisk(dataDir));
}

function fullDisk(dataDir: string): string {
  return `The disk that holds ${dataDir} is full: Waybill needs 200 MB. Free some space and start again.`;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Asked first, before anything slow is done for nothing. */
export function checkPort(port: number, host: string, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${error.code})`;
      reject(new StartupError(`Port ${port} ${reason}. Stop that program, or choose another with ${variable}=${port + 10}.`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

type OwnDatabase = {
  readonly progress: (step: string) => void;
  readonly events: DatabaseEvents;
  readonly onLaunched: (stop: () => Promise<void>) => void;
};

/** The database of the program itself: the one in `DATABASE_URL`, or its own, kept running. */
export async function obtainDatabase(config: Config, { progress, ...own }: OwnDatabase): Promise<EmbeddedPostgres> {
  return await reachable(config, (dataDir) => ownEmbeddedPostgres(dataDir, { ...own, onProgress: progress }));
}

/** Opens the database for a command beside the program, which may run or not. */
export async function borrowDatabase(config: Config): Promise<EmbeddedPostgres> {
  return await reachable(config, startEmbeddedPostgres);
}

async function reachable(
  { database: { url }, dataDir }: Config,
  start: (dataDir: string) => Promise<EmbeddedPostgres>,
): Promise<EmbeddedPostgres> {
  if (url) {
    await checkReachable(url);
    return { url, stop: async () => undefined };
  }
  try {
    return await start(dataDir);
  } catch (error) {
    if (isCode(error, 'ENOSPC')) throw new StartupError(fullDisk(dataDir));
    const isOfFiles = error instanceof Error && 'code' in error;
    const words = isOfFiles ? `${dataDir} cannot be used (${reasonOf(error)}). Choose another folder with DATA_DIR.` : undefined;
    throw new StartupError(words ?? (error instanceof Error ? error.message : String(error)), { cause: error });
  }
}

async function checkReachable(url: string): Promise<void> {
  const db = openDatabase(url, { max: 1, name: 'waybill-start' });
  try {
    const [row] = await db<{ version: number }[]>`select current_setting('server_version_num')::int as version`;
    if ((row?.version ?? 0) < 150_000)
      throw new StartupError('DATABASE_URL leads to a PostgreSQL older than 15. Waybill needs 15 or newer.');
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const { host, pathname } = new URL(url);
    throw new StartupError(
      `The database at ${host}${pathname} cannot be reached. Check DATABASE_URL and that it is running. (${reasonOf(error)})`,
    );
  } finally {
    await db.end({ timeout: 1 });
  }
}

/** `ECONNREFUSED` is clearer than the words that come with it; of PostgreSQL's own codes it is the other way round. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return code && !/^[0-9A-Z]{5}$/.test(code) ? code : error.message;
}

export type RunningSandbox = { stop(): Promise<void> };

/** The stand-ins for third parties, as a process of their own; a second node uses the ones that are there. */
export async function startSandbox(settings: NonNullable<Config['sandbox']>, dataDir: string): Promise<RunningSandbox> {
  if (await isSandboxUp(settings.origin)) return { stop: async () => undefined };
  const child = fork(fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url)), {
    env: {
      SANDBOX_PAYSTACK_WEBHOOK: `${settings.webhooks}/paystack`,
      SANDBOX_PAYPAL_WEBHOOK: `${settings.webhooks}/paypal`,
      SANDBOX_DOJAH_WEBHOOK: `${settings.webhooks}/dojah`,
      SANDBOX_TERMII_WEBHOOK: `${settings.webhooks}/termii`,
      ...process.env,
      SANDBOX_PORT: String(settings.port),
      SANDBOX_SMTP_PORT: String(settings.smtpPort),
      SANDBOX_ORIGIN: settings.origin,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Ctrl-C is for us; the sandbox ends when we stop it, or when we are gone.
    detached: true,
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new StartupError(`The sandbox stopped with code ${code}. Its words are above.`)));
  });
  child.removeAllListeners('exit');
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function isSandboxUp(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/sandbox/api/health`, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}

/** Brings the database to where this program expects it. */
export async function applyMigrations(url: string, progress: (step: string) => void): Promise<void> {
  const db = openDatabase(url, { max: 2, name: 'waybill-migrate' });
  try {
    await migrate(db, {
      onApplied: (name) => progress(`Applying ${name}`),
      onHeldUp: () => progress('A table that is to be changed is in use: waiting for whoever holds it'),
    });
  } finally {
    await db.end({ timeout: 5 });
  }
}
