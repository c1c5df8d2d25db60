import { randomUUID } from 'node:crypto';
import { type FileHandle, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type SecretKeys, sameText } from '../../platform/secret-keys.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { type FileStorePort, StoreFull } from './port.ts';
import { checkedKey } from './storage-key.ts';

export type LocalDiskSettings = {
  readonly root: string;
  readonly keys: Pick<SecretKeys, 'derive'>;
  /** Our address that takes uploads for a key. */
  readonly uploadAddress: (key: string) => string;
  /** Writes bytes to the disk; tests replace it to fill the disk up. */
  readonly write?: Write;
};

type Write = (handle: FileHandle, bytes: Buffer) => Promise<void>;

const writeAll: Write = (handle, bytes) => handle.writeFile(bytes);

export function createLocalDiskStore({ root, keys, uploadAddress, write = writeAll }: LocalDiskSettings): FileStorePort {
  const locate = (key: string) => path.join(root, checkedKey(key));
  let tidied: Promise<void> | undefined;
  const settle = async (target: string, bytes: Buffer, name: (aside: string) => Promise<void>) => {
    const parts = path.join(root, '.parts');
    try {
      await mkdir(parts, { recursive: true, mode: 0o700 });
      tidied ??= tidy(parts).catch(() => {
        // Of no concern to the upload; the next one tries again.
        tidied = undefined;
      });
      await tidied;
      await writeWhole(path.join(parts, randomUUID()), target, (handle) => write(handle, bytes), name);
    } catch (error) {
      throw storeErrorOf(error);
    }
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
            await link(aside, target).catch((error: unknown) => {
              throw isCode(error, 'EEXIST') ? new TakenName() : error;
            });
            await rm(aside, { force: true });
          });
          return true;
        } catch (error) {
          if (error instanceof TakenName) return false;
          throw error;
        }
      },
    },
  };
}

class TakenName extends Error {}

type Act = (handle: FileHandle) => Promise<void>;

/** Written aside, flushed, and only then given its name: after a crash or a failure there is a whole file or none. */
async function writeWhole(aside: string, target: string, write: Act, name: (aside: string) => Promise<void>): Promise<void> {
  const left = [aside];
  try {
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await flush(aside, write, 'w');
    await name(aside);
    left.push(target);
    // The new name stands in the folder; only when that is on the disk, too, the file is there for good.
    await flush(path.dirname(target), async () => undefined, 'r');
  } catch (error) {
    // The first error is the one that is reported.
    for (const file of left) await rm(file, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Only a full disk, or a full quota, is StoreFull; anything else is a disk that does not work. */
function storeErrorOf(error: unknown): unknown {
  if (isCode(error, 'ENOSPC') || isCode(error, 'EDQUOT')) return new StoreFull('No room on the disk', { cause: error });
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return error;
  return Object.assign(new ProviderUnavailable('disk', String(error.code)), { cause: error });
}

const stale = 60 * 60 * 1000;

/** Deletes files that a crash left half-written. Another process may be writing: only old ones go. */
async function tidy(parts: string): Promise<void> {
  for (const name of await readdir(parts)) {
    const file = path.join(parts, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - stale) await rm(file, { force: true });
  }
}

async function flush(file: string, write: Act, mode: 'r' | 'w') {
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
