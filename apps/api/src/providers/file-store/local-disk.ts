import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStorePort } from './port.ts';

const keyPattern = /^[a-z]+\/[A-Za-z0-9_]+$/;

export function createLocalDiskStore(root: string): FileStorePort {
  /** Keys are ours, but a path is built from them: anything but `folder/name` is a mistake worth stopping for. */
  function locate(key: string): string {
    if (!keyPattern.test(key)) throw new Error('Not a storage key');
    return path.join(root, key);
  }
  return {
    async put(key, bytes) {
      const target = locate(key);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      // Written aside, flushed and renamed: after a crash there is a whole file or none.
      const aside = `${target}.part`;
      const handle = await open(aside, 'w', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(aside, target);
      // The new name stands in the folder; only when that is on the disk, too, the file is there for good.
      const folder = await open(path.dirname(target));
      try {
        await folder.sync();
      } finally {
        await folder.close();
      }
    },
    async get(key) {
      return readFile(locate(key));
    },
    async remove(key) {
      await rm(locate(key), { force: true });
    },
  };
}
