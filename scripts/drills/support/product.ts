import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../apps/api/src/platform/free-port.ts';
import { secrets } from '../../../bench/support/members.ts';
import { type RunningProgram, startProgram } from './running-program.ts';
import type { Scene } from './scene.ts';

export type Product = RunningProgram & { readonly origin: string; readonly port: number };

type Options = {
  readonly databaseUrl: string;
  readonly name?: string;
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** The checkout it is started from; this one unless it is said. */
  readonly tree?: string;
};

/** A machine that does much else takes its time. */
const startMs = 600_000;

/** Pictures are kept below it. */
export const dataFolder = (scene: Scene) => path.join(scene.folder, 'data');

/** What a node is started with, and what `npm run ops` needs to look at the same installation. */
export function productSettings(scene: Scene, databaseUrl: string): Record<string, string> {
  return {
    ...secrets,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder(scene),
    DEMO: 'off',
    SANDBOX: 'on',
    TRUST_PROXY: '1',
    REQUESTS_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
  };
}

/** The product itself, as `npm start` runs it, on a port of its own; up when this answers. */
export async function startProduct(scene: Scene, options: Options): Promise<Product> {
  const { databaseUrl, name = 'product', port = await freePort(), environment = {}, tree } = options;
  const origin = `http://127.0.0.1:${port}`;
  const ports = { SANDBOX_PORT: String(await freePort()), SANDBOX_SMTP_PORT: String(await freePort()) };
  const program = startProgram(scene, {
    name,
    command: process.execPath,
    args: ['apps/api/src/main.ts'],
    environment: { ...productSettings(scene, databaseUrl), ...ports, PORT: String(port), PUBLIC_URL: origin, ...environment },
    ...(tree === undefined ? {} : { cwd: tree }),
  });
  const deadline = Date.now() + startMs;
  while (!(await isReady(origin))) {
    if (program.hasEnded() || Date.now() > deadline)
      throw new Error(`${name} did not start:\n${readFileSync(program.log, 'utf8').slice(-4_000)}`);
    await sleep(100);
  }
  return { ...program, origin, port };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
