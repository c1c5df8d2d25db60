import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scene } from './scene.ts';

export type RunningProgram = {
  readonly name: string;
  readonly pid: number;
  readonly log: string;
  readonly hasEnded: () => boolean;
  /** The code it ended with; null where a signal ended it. */
  readonly ended: Promise<number | null>;
  stop(signal?: NodeJS.Signals): Promise<void>;
};

type Start = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly cwd?: string;
};

const stopMs = 20_000;

/** Starts a program that ends with the scene; what it says goes to a file of its name in the folder of the scene. */
export function startProgram(scene: Scene, { name, command, args, environment = {}, cwd }: Start): RunningProgram {
  const log = path.join(scene.folder, `${name}.log`);
  const output = createWriteStream(log, { flags: 'a' });
  const child = spawn(command, [...args], {
    cwd: cwd ?? process.cwd(),
    // Ctrl-C is for the drill, which ends what it has started in its own order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  // A program that could not be started at all is reported by whoever waits for it to be up.
  ended.catch(() => undefined);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const follow = () => killGroup(child);
  process.once('exit', follow);
  child.once('exit', () => process.off('exit', follow));
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (hasEnded()) return;
    child.kill(signal);
    await Promise.race([ended, sleep(stopMs, undefined, { ref: false })]);
    if (!hasEnded()) killGroup(child);
    await ended;
  };
  scene.atEnd(() => stop());
  return { name, pid: child.pid ?? 0, log, hasEnded, ended, stop };
}

function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (!pid || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended in the meantime.
  }
}
