import type { OutboxEntry, OutboxStore } from './outbox.ts';

const shelf = 'messages';

/** In the database of the browser, one for each person. Where there is none, messages wait for as long as the page lives. */
export function openOutboxStore(name: string): OutboxStore {
  const inMemory = memoryStore();
  let database: Promise<IDBDatabase | undefined> | undefined;
  let hadDatabase = false;

  function open(): Promise<IDBDatabase | undefined> {
    database ??= openDatabase(name).then(
      (there) => {
        hadDatabase = true;
        // The browser may close it whenever it likes, as Safari does with pages it has put to sleep.
        there.onclose = forget;
        return there;
      },
      (failure: unknown) => {
        if (!hadDatabase) return undefined;
        // Its entries are not gone: better to fail than to answer that there are none.
        forget();
        throw failure;
      },
    );
    return database;
  }

  function forget(): void {
    database = undefined;
  }

  async function run<T>(mode: IDBTransactionMode, work: (shelf: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
    try {
      return await runOnce(mode, work);
    } catch (failure) {
      if (!(failure instanceof DOMException && failure.name === 'InvalidStateError')) throw failure;
      // Closed without a word.
      forget();
      return runOnce(mode, work);
    }
  }

  async function runOnce<T>(mode: IDBTransactionMode, work: (shelf: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
    const there = await open();
    if (!there) return undefined;
    return new Promise((resolve, reject) => {
      const transaction = there.transaction(shelf, mode);
      const request = work(transaction.objectStore(shelf));
      // Not before it is kept for good: what somebody wrote is shown as waiting only if it does wait.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error ?? new Error('The browser could not keep it'));
      transaction.onabort = transaction.onerror;
    });
  }

  async function hasDatabase(): Promise<boolean> {
    return (await open()) !== undefined;
  }

  return {
    async all() {
      if (!(await hasDatabase())) return inMemory.all();
      const entries = await run<OutboxEntry[]>('readonly', (entries) => entries.getAll());
      return entries ?? [];
    },
    async put(entry) {
      if (await hasDatabase()) await run('readwrite', (entries) => entries.put(entry));
      else await inMemory.put(entry);
    },
    async remove(clientId) {
      if (await hasDatabase()) await run('readwrite', (entries) => entries.delete(clientId));
      else await inMemory.remove(clientId);
    },
    async clear() {
      if (await hasDatabase()) await run('readwrite', (entries) => entries.clear());
      else await inMemory.clear();
    },
  };
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(shelf, { keyPath: 'clientId' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing'));
    request.onblocked = () => reject(new Error('The browser keeps nothing now'));
  });
}

/** For a browser that keeps nothing. */
export function memoryStore(): OutboxStore {
  const entries = new Map<string, OutboxEntry>();
  return {
    all: async () => [...entries.values()],
    put: async (entry) => void entries.set(entry.clientId, entry),
    remove: async (clientId) => void entries.delete(clientId),
    clear: async () => entries.clear(),
  };
}
