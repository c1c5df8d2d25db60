import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../apps/api/src/platform/db/embedded-postgres.ts';
import { freePort } from '../../apps/api/src/platform/free-port.ts';

export type House = {
  readonly databaseUrl: string;
  readonly origin: string;
  /** Another program beside the API; gone when the house closes. */
  start(file: string, environment: Record<string, string>, readyPath: string): Promise<string>;
  /** The process that listens there. */
  pidOf(origin: string): number;
  close(): Promise<void>;
};

type HouseOptions = {
  /** The folder of the checkout that it is started from, this one unless it is said. */
  readonly tree?: string | undefined;
  readonly openDatabaseIn?: (folder: string) => Promise<EmbeddedPostgres>;
};

/** The API as its users meet it: a process of its own, its own PostgreSQL with every safety on, the demo inside. */
export async function openHouse(
  environment: Record<string, string> = {},
  { tree = process.cwd(), openDatabaseIn = startEmbeddedPostgres }: HouseOptions = {},
): Promise<House> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-bench-'));
  const postgres = await openDatabaseIn(dataDir);
  const children = new Map<string, ChildProcess>();
  let isClosing = false;

  async function start(file: string, environment: Record<string, string>, readyPath: string): Promise<string> {
    const port = String(await freePort());
    const origin = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, [file], {
      cwd: tree,
      // A log of errors alone is shown: it says why a bench was answered that something went wrong.
      stdio: ['ignore', environment.LOG_LEVEL === 'error' ? 'inherit' : 'ignore', 'inherit'],
      env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATABASE_URL: postgres.url, DATA_DIR: dataDir, ...environment },
    });
    children.set(origin, child);
    child.once('exit', (code, signal) => {
      if (!isClosing) console.error(`  ${file} ended by itself: ${signal ?? `exit code ${code}`}`);
    });
    for (let tries = 0; !(await isUp(origin + readyPath)); tries += 1) {
      if (tries > 900 || child.exitCode !== null || child.signalCode !== null) {
        child.kill('SIGKILL');
        throw new Error(`${file} did not start`);
      }
      await sleep(100);
    }
    return origin;
  }

  async function close(): Promise<void> {
    isClosing = true;
    for (const child of children.values()) {
      // Whoever ended by itself never ends again: to wait for it would stop the bench without a word of why.
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    }
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }

  const ports = { SANDBOX_PORT: String(await freePort()), SANDBOX_SMTP_PORT: String(await freePort()) };
  const settings = { LOG_LEVEL: 'info', REQUESTS_PER_MINUTE: '0', ...ports, ...environment };
  try {
    const origin = await start('apps/api/src/main.ts', settings, '/api/ready');
    return { databaseUrl: postgres.url, origin, start, pidOf: (address) => children.get(address)?.pid ?? 0, close };
  } catch (failure) {
    await close();
    throw failure;
  }
}

async function isUp(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
