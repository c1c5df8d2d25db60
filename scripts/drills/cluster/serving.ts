import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { asOwner } from '../../../apps/api/src/platform/db/postgres-process.ts';
import { type RunningProgram, startProgram } from '../support/running-program.ts';
import type { Scene } from '../support/scene.ts';

/** Starts a program of the machine as the one who owns the servers: PostgreSQL and what belongs to it do not run as root. */
export function startServing(scene: Scene, name: string, program: string, words: readonly string[]): RunningProgram {
  const [command, args] = asOwner(program, [...words]);
  return startProgram(scene, { name, command, args });
}

/** Waits for a program to answer as it should. One that has ended, or takes too long, is told with its last words. */
export async function untilServing({ name, log, hasEnded }: RunningProgram, serves: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await serves())) {
    if (hasEnded() || Date.now() > deadline)
      throw new Error(`${name} did not start:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
    await sleep(100);
  }
}

/** The status of an answer; 0 where nobody answers. */
export async function statusOf(address: string): Promise<number> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}
