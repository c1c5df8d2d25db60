import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../apps/api/src/platform/db/embedded-postgres.ts';
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

/** The API as its users meet it: a process of its own, its own PostgreSQL with every safety on, the demo inside. */
export async function openHouse(environment: Record<string, string> = {}): Promise<House> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-bench-'));
  const postgres = await startEmbeddedPostgres(dataDir);
  const children = new Map<string, ChildProcess>();

  async function start(file: string, environment: Record<string, string>, readyPath: string): Promise<string> {
    const port = String(await freePort());
    const origin = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, [file], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATABASE_URL: postgres.url, DATA_DIR: dataDir, ...environment },
    });
    children.set(origin, child);
    for (let tries = 0; !(await isUp(origin + readyPath)); tries += 1) {
      if (tries > 900 || child.exitCode !== null) {
        child.kill('SIGKILL');
        throw new Error(`${file} did not start`);
      }
      await sleep(100);
    }
    return origin;
  }

  const ports = { SANDBOX_PORT: String(await freePort()), SANDBOX_SMTP_PORT: String(await freePort()) };
  const settings = { LOG_LEVEL: 'info', REQUESTS_PER_MINUTE: '0', ...ports, ...environment };
  const origin = await start('apps/api/src/main.ts', settings, '/api/ready');
  return {
    databaseUrl: postgres.url,
    origin,
    start,
    pidOf: (address) => children.get(address)?.pid ?? 0,
    async close() {
      for (const child of children.values()) {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await gone;
      }
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function isUp(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
