import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import type { World } from './world.ts';

export type Program = { readonly origin: string; readonly output: () => string; stop(): Promise<void> };

/** The program itself as `npm start` runs it, in a process of its own on this world's database; what it prints is kept. */
export async function startProgram(world: World, environment: Record<string, string>): Promise<Program> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  probe.close();
  await once(probe, 'close');

  const sandbox = inject('sandbox');
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../src/main.ts', import.meta.url))], {
    env: {
      NODE_ENV: 'test',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: world.databaseUrl,
      DATA_DIR: path.join(inject('dataDir'), 'program'),
      DEMO: 'off',
      SANDBOX_ORIGIN: sandbox.origin,
      SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
      TRUST_PROXY: '1',
      APP_SECRET: 'a secret that is only good enough for tests',
      PIN_PEPPER: 'a pepper that is only good enough for tests',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const isUp = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Waybill is at')) isUp.resolve();
    });
  child.once('exit', (code) => isUp.reject(new Error(`The program ended with ${code}: ${output}`)));
  await isUp.promise;
  return {
    origin: `http://127.0.0.1:${port}`,
    output: () => output,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
