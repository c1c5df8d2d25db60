import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../apps/api/src/platform/free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`npm start ends with everything it started when it gets ${signal} @phone`, async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-npm-start-'));
    const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
    const env = { PORT: port, SANDBOX_PORT: sandboxPort, SANDBOX_SMTP_PORT: smtpPort, DATA_DIR: dataDir, DEMO: 'off' };
    const started = spawn('npm', ['start'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)])) },
    });
    const gone = new Promise((resolve) => started.once('close', resolve));
    let output = '';
    started.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    await expect.poll(() => output, { timeout: 120_000 }).toContain('Waybill is at');
    const database = Number(/-p (\d+)/.exec(await commandLines(dataDir))?.[1]);
    const ports = [port, sandboxPort, smtpPort, database];
    expect(await Promise.all(ports.map(isListening))).toEqual([true, true, true, true]);
    // To the process that somebody has started and nobody else, as a supervisor does.
    started.kill(signal);
    await gone;
    await expect.poll(async () => Promise.all(ports.map(isListening))).toEqual([false, false, false, false]);
    expect(await commandLines(dataDir)).toBe('');
    rmSync(dataDir, { recursive: true, force: true });
  });

/** The processes that have this folder in their command line: the database names its own. */
async function commandLines(folder: string): Promise<string> {
  const list = spawn('ps', ['-A', '-ww', '-o', 'args='], { stdio: ['ignore', 'pipe', 'inherit'] });
  let lines = '';
  for await (const chunk of list.stdout) lines += String(chunk);
  return lines
    .split('\n')
    .filter((line) => line.includes(folder))
    .join('\n');
}
