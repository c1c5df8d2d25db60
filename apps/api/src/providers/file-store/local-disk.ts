import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type SecretKeys, sameText } from '../../platform/secret-keys.ts';
import type { FileStorePort } from './port.ts';
import { checkedKey } from './storage-key.ts';

export type LocalDiskSettings = {
  readonly root: string;
  readonly keys: Pick<SecretKeys, 'derive'>;
  /** The address of ours that takes what may be put under a key. */
  readonly uploadAddress: (key: string) => string;
};

export function createLocalDiskStore({ root, keys, uploadAddress }: LocalDiskSettings): FileStorePort {
  const locate = (key: string) => path.join(root, checkedKey(key));
  let tidied: Promise<void> | undefined;
  const settle = async (target: string, bytes: Buffer, name: (aside: string) => Promise<void>) => {
    const parts = path.join(root, '.parts');
    await mkdir(parts, { recursive: true, mode: 0o700 });
    tidied ??= tidy(parts);
    await tidied;
    await writeWhole(path.join(parts, randomUUID()), target, bytes, name);
  };
  const sign = (key: string, expires: string) => keys.derive('file-upload', `${key} ${expires}`);
  return {
    async put(key, bytes) {
      const target = locate(key);
      await settle(target, bytes, (aside) => rename(aside, target));
    },
    async get(key) {
      try {
        return await readFile(locate(key));
      } catch (error) {
        if (isCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(locate(key), { force: true });
    },
    permitUpload({ key, expiresAt }) {
      const expires = String(Math.floor(expiresAt.getTime() / 1000));
      return { url: uploadAddress(key), fields: { expires, signature: sign(checkedKey(key), expires) } };
    },
    door: {
      isPermitted: (key, { expires, signature }) =>
        sameText(signature, sign(checkedKey(key), expires)) && Number(expires) * 1000 > Date.now(),
      async take(key, bytes) {
        const target = locate(key);
        try {
          // Unlike renaming, linking never replaces: of two that come at once, one is the first.
          await settle(target, bytes, async (aside) => {
            await link(aside, target);
            await rm(aside);
          });
          return true;
        } catch (error) {
          if (isCode(error, 'EEXIST')) return false;
          throw error;
        }
      },
    },
  };
}

/** Written aside, flushed, and only then given its name: after a crash there is a whole file or none. */
async function writeWhole(aside: string, target: string, bytes: Buffer, name: (aside: string) => Promise<void>): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  try {
    await flush(aside, (handle) => handle.writeFile(bytes), 'w');
    await name(aside);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  // The new name stands in the folder; only when that is on the disk, too, the file is there for good.
  await flush(path.dirname(target), async () => undefined, 'r');
}

const stale = 60 * 60 * 1000;

/** What a crash left half-written. Another process may be writing: only what is old goes. */
async function tidy(parts: string): Promise<void> {
  for (const name of await readdir(parts)) {
    const file = path.join(parts, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - stale) await rm(file, { force: true });
  }
}

async function flush(file: string, write: (handle: Awaited<ReturnType<typeof open>>) => Promise<void>, mode: 'r' | 'w') {
  const handle = await open(file, mode, 0o600);
  try {
    await write(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
