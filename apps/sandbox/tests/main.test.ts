import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { openSandbox, temporaryFolder } from './sandbox-under-test.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

async function environment(extra: Record<string, string> = {}) {
  return {
    ...process.env,
    NODE_ENV: 'test',
    SANDBOX_PORT: '0',
    SANDBOX_SMTP_PORT: '0',
    DATA_DIR: await temporaryFolder(),
    ...extra,
  };
}

function endWithTest(child: ChildProcess): void {
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Runs the program to its end; for the cases in which it refuses to start. */
async function runToEnd(extra: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: await environment(extra), stdio: ['ignore', 'pipe', 'pipe'] });
  endWithTest(child);
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, complaint };
}

it('reports its address to its parent, and exits when the parent disconnects', async () => {
  const child = spawn(process.execPath, [main], { env: await environment(), stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  endWithTest(child);
  const [ready] = await once(child, 'message');
  expect(ready).toEqual({
    type: 'ready',
    origin: expect.stringMatching(/^http:\/\/localhost:\d+$/),
    smtpPort: expect.any(Number),
  });
  expect((await fetch(`${ready.origin}/sandbox/api/health`)).status).toBe(200);

  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('does not outlive a parent that is killed outright', async () => {
  const script = `const child = require('node:child_process').fork(process.argv[1]);
    child.on('message', ({ origin }) => console.log(JSON.stringify({ origin, pid: child.pid })))`;
  const parent = spawn(process.execPath, ['-e', script, main], { env: await environment(), stdio: ['ignore', 'pipe', 'ignore'] });
  endWithTest(parent);
  let printed = '';
  for await (const chunk of parent.stdout.setEncoding('utf8')) {
    printed += String(chunk);
    if (/\{.*\}\n/.test(printed)) break;
  }
  const { origin, pid } = z.object({ origin: z.string(), pid: z.number() }).parse(JSON.parse(/\{.*\}/.exec(printed)?.[0] ?? ''));
  onTestFinished(() => {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  expect((await fetch(`${origin}/sandbox/api/health`)).status).toBe(200);
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
});

it('exits when the process that holds its stdin is gone', async () => {
  const child = spawn(process.execPath, [main], { env: await environment(), stdio: ['pipe', 'pipe', 'inherit'] });
  endWithTest(child);
  const [line] = await once(child.stdout, 'data');
  expect(String(line)).toMatch(/^The sandbox is ready at http:\/\/localhost:\d+\/sandbox, with SMTP on port \d+\.\n$/);
  child.stdin.destroy();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it.each(['SIGTERM', 'SIGINT'] as const)('stops cleanly on %s, even while someone waits for a message', async (signal) => {
  const child = spawn(process.execPath, [main], { env: await environment(), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  endWithTest(child);
  const [ready] = await once(child, 'message');
  const waiting = fetch(`${ready.origin}/sandbox/api/messages/wait?timeoutMs=60000`).catch(() => null);
  await fetch(`${ready.origin}/sandbox/api/health`);
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([0, null]);
  await waiting;
});

it('names the port that is taken, in one sentence', async () => {
  const { origin } = await openSandbox();
  const taken = new URL(origin).port;
  const { code, complaint } = await runToEnd({ SANDBOX_PORT: taken });
  expect(code).toBe(1);
  expect(complaint).toBe(`Port ${taken} is already in use: stop what is using it, or set SANDBOX_PORT to another port.\n`);
});

it('names a taken SMTP port as well', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  onTestFinished(() => {
    squatter.close();
  });
  const address = squatter.address();
  const taken = typeof address === 'object' ? String(address?.port) : '';
  const { code, complaint } = await runToEnd({ SANDBOX_SMTP_PORT: taken });
  expect(code).toBe(1);
  expect(complaint).toContain('SANDBOX_SMTP_PORT');
});

it('does not run in production', async () => {
  const { code, complaint } = await runToEnd({ NODE_ENV: 'production' });
  expect(code).toBe(1);
  expect(complaint).toMatch(/^The sandbox does not run in production: .+\.\n$/);
});

it('names the setting that is wrong', async () => {
  const { code, complaint } = await runToEnd({ SANDBOX_PORT: 'four thousand' });
  expect(code).toBe(1);
  expect(complaint).toBe('SANDBOX_PORT must be a port number, and “four thousand” is not.\n');
});
