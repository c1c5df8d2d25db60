// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { OutboxEntry } from './outbox.ts';
import { openOutboxStore } from './outbox-store.ts';

const entry: OutboxEntry = {
  clientId: 'a',
  roomId: 'rom_1',
  text: 'Hello',
  pictures: [],
  writtenAt: '2026-11-16T09:00:00.000Z',
  place: 1,
};

/** A browser’s database, as far as it is used here, whose connections can be closed from outside. */
function newBrowserDatabase() {
  const kept = new Map<string, OutboxEntry>();
  const connections: { isClosed: boolean; onclose: () => void }[] = [];
  let isBroken = false;
  const soon = <T>(result: T) => ({ result });
  const objectStore = () => ({
    getAll: () => soon([...kept.values()]),
    put: (one: OutboxEntry) => soon(kept.set(one.clientId, one)),
  });
  function connect() {
    const connection = {
      isClosed: false,
      onclose: () => {},
      transaction() {
        if (connection.isClosed) throw new DOMException('The connection is closing', 'InvalidStateError');
        const transaction = { objectStore, oncomplete: () => {} };
        queueMicrotask(() => transaction.oncomplete());
        return transaction;
      },
    };
    connections.push(connection);
    return connection;
  }
  function open() {
    const request = {
      result: isBroken ? undefined : connect(),
      error: new Error('broken'),
      onsuccess: () => {},
      onerror: () => {},
    };
    queueMicrotask(() => (isBroken ? request.onerror() : request.onsuccess()));
    return request;
  }
  vi.stubGlobal('indexedDB', { open });
  return {
    connections,
    break: () => {
      isBroken = true;
    },
  };
}

describe('where messages wait', () => {
  it.each([true, false])('is opened again when the browser has closed it (and said so: %s)', async (isTold) => {
    const { connections } = newBrowserDatabase();
    const store = openOutboxStore('box');
    await store.put(entry);
    const [first] = connections;
    if (!first) throw new Error('never opened');
    first.isClosed = true;
    if (isTold) first.onclose();
    expect(await store.all()).toEqual([entry]);
    expect(connections).toHaveLength(2);
  });

  it('gives no answer rather than that nothing waits, when it cannot be opened again', async () => {
    const { connections, break: breakDown } = newBrowserDatabase();
    const store = openOutboxStore('box');
    await store.put(entry);
    connections[0]?.onclose();
    breakDown();
    await expect(store.all()).rejects.toThrow('broken');
  });

  it('is the page itself in a browser that keeps nothing', async () => {
    newBrowserDatabase().break();
    const store = openOutboxStore('box');
    await store.put(entry);
    expect(await store.all()).toEqual([entry]);
  });
});
