import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { freePort } from '../../src/platform/free-port.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export type SpawnedProgram = {
  readonly origin: string;
  readonly child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** Fulfilled when it says that it is up, rejected with its words when it ends before. */
  readonly isUp: Promise<void>;
  /** The code it ended with; null when it was killed. */
  readonly exitCode: Promise<number | null>;
};

/** The program itself, as a process of its own, with the sandbox of this test run. */
export async function spawnProgram(environment: Record<string, string>): Promise<SpawnedProgram> {
  const port = environment.PORT ?? String(await freePort());
  const sandbox = inject('sandbox');
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      DEMO: 'off',
      TRUST_PROXY: '1',
      SANDBOX_ORIGIN: sandbox.origin,
      SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
      APP_SECRET: 'a secret that is only good enough for tests',
      PIN_PEPPER: 'a pepper that is only good enough for tests',
      ...environment,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  const isUp = Promise.withResolvers<void>();
  // A test that expects a failed start does not wait for this promise.
  isUp.promise.catch(() => undefined);
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
    if (stdout.includes('Waybill is at')) isUp.resolve();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const exitCode = once(child, 'close').then(([code]) => {
    isUp.reject(new Error(`It ended with ${code}: ${stdout}${stderr}`));
    return code as number | null;
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    child,
    stdout: () => stdout,
    stderr: () => stderr,
    isUp: isUp.promise,
    exitCode,
  };
}
