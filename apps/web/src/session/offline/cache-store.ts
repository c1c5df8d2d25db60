import { cacheDatabaseName, cacheOwnerKey } from './cache-key.ts';

/** One answer of the server, as it was seen. `text` is JSON: what cannot be read is as good as not there. */
export type CacheEntry = {
  readonly name: string;
  readonly kind: string;
  readonly text: string;
  /** When the server said so. */
  readonly at: number;
  /** The business in whose name it was seen; absent for one’s own. */
  readonly businessId?: string;
};

export type CacheOwner = { readonly userId: string; readonly format: number; readonly text: string; readonly at: number };

/** Raised whenever this version would read the cache of the one before wrongly; the cache of another version is dropped. */
export const cacheFormat = 3;

/** The age after which stored data is never shown. */
export const maxAgeMs = 14 * 24 * 3600_000;

const [entryShelf, ownerShelf, ownerName] = ['entries', 'owner', 'owner'];

/** For as long as the page lives; opened anew when the browser or another tab has closed it. */
let database: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  database ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(cacheDatabaseName, cacheFormat);
    request.onupgradeneeded = () => {
      for (const name of request.result.objectStoreNames) request.result.deleteObjectStore(name);
      request.result.createObjectStore(entryShelf, { keyPath: 'name' });
      request.result.createObjectStore(ownerShelf);
    };
    request.onsuccess = () => {
      const there = request.result;
      const close = () => {
        there.close();
        database = undefined;
      };
      // Somebody leaves in another tab, and takes it all along.
      there.onversionchange = close;
      there.onclose = close;
      resolve(there);
    };
    request.onerror = () => reject(request.error ?? new Error('The browser stores nothing'));
    request.onblocked = () => reject(new Error('The browser stores nothing now'));
  }).catch((failure: unknown) => {
    database = undefined;
    throw failure;
  });
  return database;
}

async function run<T>(mode: IDBTransactionMode, work: (entries: IDBObjectStore, owner: IDBObjectStore) => IDBRequest<T>) {
  const there = await open();
  let transaction: IDBTransaction;
  try {
    transaction = there.transaction([entryShelf, ownerShelf], mode);
  } catch (failure) {
    // Closed without a word; the next one finds it open again.
    database = undefined;
    throw failure;
  }
  return new Promise<T>((resolve, reject) => {
    const request = work(transaction.objectStore(entryShelf), transaction.objectStore(ownerShelf));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser could not store it'));
    // Without waiting for answers: the page may be about to go.
    if (mode === 'readwrite') transaction.commit();
  });
}

/** The owner of the stored data, if it is the one the key names and this version understands it. */
export async function readOwner(): Promise<CacheOwner | undefined> {
  const userId = localStorage.getItem(cacheOwnerKey);
  if (userId === null) return undefined;
  const owner = await run<CacheOwner | undefined>('readonly', (_, shelf) => shelf.get(ownerName));
  return owner?.userId === userId && owner.format === cacheFormat ? owner : undefined;
}

export async function readEntries(userId: string): Promise<readonly CacheEntry[]> {
  if ((await readOwner())?.userId !== userId) return [];
  return run<CacheEntry[]>('readonly', (entries) => entries.getAll());
}

/** All of it or nothing. Whoever has left meanwhile leaves nothing behind. */
export async function writeCache(owner: CacheOwner, changed: readonly CacheEntry[], gone: readonly string[] = []): Promise<void> {
  await open();
  if (localStorage.getItem(cacheOwnerKey) !== owner.userId) return;
  await run('readwrite', (entries, shelf) => {
    for (const entry of changed) entries.put(entry);
    for (const name of gone) entries.delete(name);
    return shelf.put(owner, ownerName);
  });
}

/** Deletes entries that must not be shown any more. */
export async function deleteEntries(userId: string, gone: readonly string[]): Promise<void> {
  if (localStorage.getItem(cacheOwnerKey) !== userId) return;
  await run('readwrite', (entries) => {
    for (const name of gone) entries.delete(name);
    return entries.count();
  });
}
