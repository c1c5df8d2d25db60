import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { programPath } from './programs.ts';
import type { Scene } from './scene.ts';

const run = promisify(execFile);

export type FileCopies = {
  /** The disk with the originals is gone, and nobody copies any more. */
  lose(): Promise<void>;
  bringBack(): Promise<void>;
};

/** Copies the pictures again and again to where a dead disk does not reach, as operators do. Files are only ever added and removed. */
export function keepCopyingFiles(scene: Scene, dataDir: string, everyMs: number): FileCopies {
  const originals = path.join(dataDir, 'files');
  const copies = path.join(scene.folder, 'copies-of-files');
  mkdirSync(originals, { recursive: true });
  const sync = (from: string, to: string) => run(programPath('rsync'), ['--archive', '--exclude=.parts', `${from}/`, `${to}/`]);
  const leaving = new AbortController();
  const copying = (async () => {
    while (!leaving.signal.aborted) {
      await sync(originals, copies);
      await sleep(everyMs, undefined, { signal: leaving.signal }).catch(() => undefined);
    }
  })();
  const stop = async () => {
    leaving.abort();
    await copying;
  };
  copying.catch(() => undefined);
  scene.atEnd(() => leaving.abort());
  return {
    async lose() {
      await stop();
      rmSync(originals, { recursive: true });
    },
    bringBack: async () => void (await sync(copies, originals)),
  };
}
