import { keptKey, keptName } from './kept-key.ts';

/** One answer of the server, as it was seen. `text` is JSON: what cannot be read is as good as not there. */
export type KeptEntry = {
  readonly name: string;
  readonly kind: string;
  readonly text: string;
  /** When the server said so. */
  readonly at: number;
};

export type KeptOwner = { readonly userId: string; readonly format: number; readonly text: string; readonly at: number };

/** Raised whenever what is kept would be read wrongly by this version; what another one kept is forgotten. */
export const keptFormat = 2;

/** The age after which stored data is never shown. */
export const keptForMs = 14 * 24 * 3600_000;

const [entryShelf, ownerShelf, ownerName] = ['entries', 'owner', 'owner'];

/** For as long as the page lives; opened anew when the browser or another tab has closed it. */
let database: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  database ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(keptName, keptFormat);
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
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing'));
    request.onblocked = () => reject(new Error('The browser keeps nothing now'));
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
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser could not keep it'));
    // Without waiting for answers: the page may be about to go.
    if (mode === 'readwrite') transaction.commit();
  });
}

/** The owner of the stored data, if it is the one the key names and this version understands it. */
export async function readOwner(): Promise<KeptOwner | undefined> {
  const userId = localStorage.getItem(keptKey);
  if (userId === null) return undefined;
  const owner = await run<KeptOwner | undefined>('readonly', (_, shelf) => shelf.get(ownerName));
  return owner?.userId === userId && owner.format === keptFormat ? owner : undefined;
}

export async function readEntries(userId: string): Promise<readonly KeptEntry[]> {
  if ((await readOwner())?.userId !== userId) return [];
  return run<KeptEntry[]>('readonly', (entries) => entries.getAll());
}

/** All of it or nothing. Whoever has left meanwhile leaves nothing behind. */
export async function writeKept(owner: KeptOwner, changed: readonly KeptEntry[], gone: readonly string[] = []): Promise<void> {
  await open();
  if (localStorage.getItem(keptKey) !== owner.userId) return;
  await run('readwrite', (entries, shelf) => {
    for (const entry of changed) entries.put(entry);
    for (const name of gone) entries.delete(name);
    return shelf.put(owner, ownerName);
  });
}

/** Deletes entries that must not be shown any more. */
export async function dropKept(userId: string, gone: readonly string[]): Promise<void> {
  if (localStorage.getItem(keptKey) !== userId) return;
  await run('readwrite', (entries) => {
    for (const name of gone) entries.delete(name);
    return entries.count();
  });
}
