import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, escapeIdentifier } from 'pg';
import { type Address, connectAlone, disconnect } from './connections.ts';

/** The pause before listening again. Short, because notifications in between are lost. */
const retryMs = 250;

type Listener = { readonly channel: string; readonly onMessage: (payload: string) => void; readonly onListening: () => void };
export type Listening = { unlisten(): Promise<void> };

/** LISTEN on one connection for all channels, which is made anew when it is lost. */
export function createListeners(address: Address) {
  const listeners = new Set<Listener>();
  let connection: Promise<Client> | undefined;
  let isClosed = false;

  async function connect(): Promise<Client> {
    const client = await connectAlone(address);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onMessage(payload);
    });
    try {
      for (const channel of new Set([...listeners].map((listener) => listener.channel))) {
        await client.query(`listen ${escapeIdentifier(channel)}`);
      }
    } catch (error) {
      await disconnect(client);
      throw error;
    }
    client.once('end', () => void reconnect());
    return client;
  }

  function connected(): Promise<Client> {
    connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  }

  async function reconnect(): Promise<void> {
    connection = undefined;
    while (!isClosed && listeners.size > 0) {
      try {
        await connected();
        for (const { onListening } of listeners) onListening();
        return;
      } catch {
        await sleep(retryMs);
      }
    }
  }

  return {
    /** `onListening` is called now and whenever the connection was made anew: something may have been missed before. */
    async listen(channel: string, onMessage: (payload: string) => void, onListening = () => {}): Promise<Listening> {
      const listener = { channel, onMessage, onListening };
      listeners.add(listener);
      try {
        const client = await connected();
        await client.query(`listen ${escapeIdentifier(channel)}`);
      } catch (error) {
        listeners.delete(listener);
        throw error;
      }
      onListening();
      return {
        async unlisten() {
          listeners.delete(listener);
          if ([...listeners].some((other) => other.channel === channel)) return;
          // Without a connection nobody listens anyway.
          await connection?.then((client) => client.query(`unlisten ${escapeIdentifier(channel)}`)).catch(() => undefined);
        },
      };
    },
    async close(): Promise<void> {
      isClosed = true;
      await connection?.then(disconnect, () => undefined);
    },
  };
}
