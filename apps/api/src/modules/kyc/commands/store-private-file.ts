import { transact } from '../../../platform/db/database.ts';
import type { KycContext } from '../context.ts';
import { listOrphans, noteRemoved, noteStored } from '../storage/stored-documents.ts';

type Stores = Pick<KycContext, 'db' | 'files'>;

/**
 * The bytes first: a row must never refer to a file that is not there. And before the bytes a note of their own, which goes when
 * they are gone: no crash leaves a document behind that nobody knows of.
 */
export async function storePrivateFile<T>(
  context: Stores,
  { storageKey, bytes }: { readonly storageKey: string; readonly bytes: Buffer },
  record: () => Promise<T>,
): Promise<T> {
  await transact(context.db, (tx) => noteStored(tx, storageKey));
  await context.files.put(storageKey, bytes);
  try {
    return await record();
  } catch (error) {
    // If this fails, too, the sweep finds the file; the caller gets the first error.
    await removePrivateFile(context, storageKey).catch(() => undefined);
    throw error;
  }
}

export async function removePrivateFile({ db, files }: Stores, storageKey: string): Promise<void> {
  await files.remove(storageKey);
  await transact(db, (tx) => noteRemoved(tx, storageKey));
}

const batch = 100;

/** Runs every night, for as long as it takes: jobs give up after a while, but documents of people must not stay. */
export async function removeOrphans(context: Stores): Promise<void> {
  const failures: unknown[] = [];
  for (let after = ''; ; ) {
    const keys = await listOrphans(context.db, after, batch);
    for (const storageKey of keys)
      await removePrivateFile(context, storageKey).catch((error: unknown) => {
        failures.push(error);
      });
    const last = keys.at(-1);
    if (keys.length < batch || last === undefined) break;
    after = last;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be removed`);
}
