import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A way to the database that counts how often somebody sends and then waits for the answer. */
export async function countRoundTrips(databaseUrl: string) {
  const database = new URL(databaseUrl);
  let count = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(database.port), database.hostname);
    for (const socket of [client, upstream]) socket.setNoDelay(true);
    let isAnswered = true;
    client.on('data', () => {
      if (isAnswered) count += 1;
      isAnswered = false;
    });
    upstream.on('data', () => {
      isAnswered = true;
    });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  // By this way, not by the socket.
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    count: () => count,
    /** The round trips of this act alone. */
    async of(act: () => Promise<unknown>): Promise<number> {
      const before = count;
      await act();
      return count - before;
    },
    close: () => server.close(),
  };
}
