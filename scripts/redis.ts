import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../apps/api/src/platform/free-port.ts';
import { installPackage } from './install-package.ts';

const names = ['redis-server', 'valkey-server'];
const known = ['/usr/bin', '/usr/local/bin', '/usr/sbin', '/opt/homebrew/bin', '/snap/bin'];

/** A redis-server to test with: the one that REDIS_SERVER names, any that is installed, or one installed now. */
export function findRedis(): string | undefined {
  const found = installedRedis() ?? (installPackage('redis-server') ? installedRedis() : undefined);
  if (!found)
    console.log(
      '  No redis-server could be found or installed: what needs one is skipped. Install one, or name it with REDIS_SERVER=/path/to/it.',
    );
  return found;
}

export function installedRedis(): string | undefined {
  const named = process.env.REDIS_SERVER;
  if (named) {
    if (!existsSync(named)) throw new Error(`REDIS_SERVER names ${named}, which is not there.`);
    return named;
  }
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute), ...known];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

export type RunningRedis = {
  readonly url: string;
  /** Kills it at once, as in a power cut. */
  kill(): Promise<void>;
  /** Starts it again at the same address, empty. */
  restart(): Promise<void>;
};

/** Starts a server that stores nothing, for this machine only, on a port of its own. */
export async function startRedis(server: string): Promise<RunningRedis> {
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
    child = spawn(
      server,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()],
      {
        stdio: 'ignore',
      },
    );
    // However this process ends, the server does not outlive it for long.
    const follow = () => child.kill('SIGKILL');
    process.once('exit', follow);
    child.once('exit', () => process.off('exit', follow));
    for (let waited = 0; !(await answers(port)); waited += 20) {
      if (child.exitCode !== null || waited > 10_000) throw new Error('redis-server did not start.');
      await sleep(20);
    }
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    restart: start,
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('data', () => socket.destroy());
  });
}
