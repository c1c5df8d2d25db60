import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { World } from './world.ts';

const main = fileURLToPath(new URL('../../../../packages/client/src/cli/main.ts', import.meta.url));

type Environment = Readonly<Record<string, string | undefined>>;

/** `waybill` as a process of its own, as somebody types it. Nothing of this machine’s own settings reaches it. */
export function startCommand(world: World, args: readonly string[], environment: Environment = {}, input = '') {
  const env = {
    PATH: process.env.PATH,
    WAYBILL_ORIGIN: world.node.origin,
    WAYBILL_CONFIG: '/nonexistent/waybill.json',
    ...environment,
  };
  const child = spawn(process.execPath, [main, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), out, err }));
  return { child, ended, out: () => out, err: () => err };
}

export const runCommandLine = (world: World, args: readonly string[], environment: Environment = {}, input = '') =>
  startCommand(world, args, environment, input).ended;
