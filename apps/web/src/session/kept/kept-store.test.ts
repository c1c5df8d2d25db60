// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetKept, keptKey } from './kept-key.ts';
import { dropKept, type KeptEntry, type KeptOwner, keptFormat, readEntries, readOwner, writeKept } from './kept-store.ts';

const owner: KeptOwner = { userId: 'usr_ada', format: keptFormat, text: '{}', at: 1 };
const entry: KeptEntry = { name: 'a', kind: 'order', text: '{}', at: 1 };

type Connection = { isClosed: boolean; onversionchange: () => void };

/** A browser’s database, as far as it is used here. */
function newBrowserDatabase() {
  let shelves = new Map<string, Map<string, unknown>>();
  const connections: Connection[] = [];
  let isBroken = false;
  const later = (work: () => void) => queueMicrotask(work);

  function shelfOf(name: string) {
    const shelf = shelves.get(name) ?? new Map<string, unknown>();
    shelves.set(name, shelf);
    return {
      put: (value: { name?: string }, key?: string) => ({ result: shelf.set(key ?? value.name ?? '', value) }),
      get: (key: string) => ({ result: shelf.get(key) }),
      getAll: () => ({ result: [...shelf.values()] }),
      count: () => ({ result: shelf.size }),
      delete: (key: string) => ({ result: shelf.delete(key) }),
    };
  }

  function connect() {
    const connection = {
      isClosed: false,
      onversionchange: () => {},
      onclose: () => {},
      close: () => {
        connection.isClosed = true;
      },
      transaction() {
        if (connection.isClosed) throw new DOMException('The connection is closing', 'InvalidStateError');
        const transaction = { objectStore: shelfOf, oncomplete: () => {}, commit: () => {} };
        later(() => transaction.oncomplete());
        return transaction;
      },
    };
    connections.push(connection);
    return connection;
  }

  function open() {
    const request = { result: connect(), error: new Error('broken'), onsuccess: () => {}, onerror: () => {} };
    later(() => (isBroken ? request.onerror() : request.onsuccess()));
    return request;
  }

  function deleteDatabase() {
    for (const connection of connections) if (!connection.isClosed) connection.onversionchange();
    if (connections.every(({ isClosed }) => isClosed)) shelves = new Map();
  }

  vi.stubGlobal('indexedDB', { open, deleteDatabase });
  return {
    isEmpty: () => [...shelves.values()].every((shelf) => shelf.size === 0),
    break: () => {
      isBroken = true;
      for (const connection of connections) connection.onversionchange();
    },
  };
}

describe('where it is kept', () => {
  beforeEach(() => localStorage.setItem(keptKey, 'usr_ada'));

  it('drops what must not be shown any more, and only for its owner', async () => {
    newBrowserDatabase();
    await writeKept(owner, [entry, { ...entry, name: 'b' }]);
    await dropKept('usr_chidi', ['a']);
    expect(await readEntries('usr_ada')).toHaveLength(2);
    await dropKept('usr_ada', ['a']);
    expect((await readEntries('usr_ada')).map(({ name }) => name)).toEqual(['b']);
  });

  afterEach(() => forgetKept());

  it('gives back what was put there, less what was taken away', async () => {
    newBrowserDatabase();
    await writeKept(owner, [entry, { ...entry, name: 'b' }]);
    await writeKept(owner, [], ['a']);
    expect(await readEntries('usr_ada')).toEqual([{ ...entry, name: 'b' }]);
    expect(await readOwner()).toEqual(owner);
  });

  it('shows nothing to anybody but the one whose it is', async () => {
    newBrowserDatabase();
    await writeKept(owner, [entry]);
    expect(await readEntries('usr_chidi')).toEqual([]);
    localStorage.setItem(keptKey, 'usr_chidi');
    expect(await readOwner()).toBeUndefined();
    expect(await readEntries('usr_ada')).toEqual([]);
  });

  it('shows nothing that another version has kept', async () => {
    newBrowserDatabase();
    await writeKept({ ...owner, format: keptFormat + 1 }, [entry]);
    expect(await readOwner()).toBeUndefined();
  });

  it('is emptied while another tab has it open, and nothing is put there afterwards', async () => {
    const database = newBrowserDatabase();
    await writeKept(owner, [entry]);
    forgetKept();
    expect(database.isEmpty()).toBe(true);
    await writeKept(owner, [entry]);
    expect(database.isEmpty(), 'a tab that has not heard of it').toBe(true);
  });

  it('stays for whoever signs in again, and goes when somebody else does', async () => {
    const database = newBrowserDatabase();
    await writeKept(owner, [entry]);
    forgetKept('usr_ada');
    expect(await readOwner()).toEqual(owner);
    forgetKept('usr_chidi');
    expect(database.isEmpty()).toBe(true);
    expect(localStorage.getItem(keptKey)).toBeNull();
  });

  it('says so where the browser keeps nothing, and forgetting does no harm', async () => {
    newBrowserDatabase().break();
    await expect(writeKept(owner, [entry])).rejects.toThrow('broken');
    await expect(readOwner()).rejects.toThrow('broken');
    vi.stubGlobal('indexedDB', undefined);
    expect(() => forgetKept()).not.toThrow();
  });
});
