import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Objects = ReturnType<typeof openObjects>;

/** Stores objects on the disk of the sandbox. A key becomes a digest: it may hold anything, a file name may not. */
export function openObjects(folder: string) {
  const locate = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'));
  return {
    async put(key: string, bytes: Buffer): Promise<void> {
      await mkdir(folder, { recursive: true });
      await writeFile(locate(key), bytes);
    },
    get: (key: string): Promise<Buffer | undefined> => readFile(locate(key)).catch(() => undefined),
    remove: (key: string): Promise<void> => rm(locate(key), { force: true }),
  };
}
