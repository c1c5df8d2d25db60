import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

/** Memory that programs take for a disk: to copy a database of nine hundred files costs a fifth there. */
const memory = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;
const mark = 'waybill-run-';

/**
 * Where this process and what it starts keep files that end with them: in memory if there is plenty of it, in the usual place for
 * such files otherwise. Gone when the process ends; what a killed one has left is taken away by the next.
 */
export function keepScratchInMemory(): void {
  if (process.env.TMPDIR || process.platform !== 'linux' || !hasRoom()) return;
  for (const name of readdirSync(memory))
    if (name.startsWith(mark) && !isAlive(Number(name.slice(mark.length)))) rmSync(path.join(memory, name), { recursive: true });
  const folder = path.join(memory, `${mark}${process.pid}`);
  mkdirSync(folder);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) >= neededBytes;
  } catch {
    // Not every Linux has it.
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
