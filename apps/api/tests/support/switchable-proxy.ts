import { connect, createServer, type Socket } from 'node:net';

export type SwitchableProxy = {
  /** The same address, by way of here. */
  readonly url: string;
  /** Cuts every line and takes no more, as a database does that went down. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  close(): Promise<void>;
};

/** Stands between a node and its database, so that a test can part the two. */
export async function createSwitchableProxy(databaseUrl: string): Promise<SwitchableProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = new URL(databaseUrl);
  // By this way, not by the socket.
  url.searchParams.delete('host');
  url.port = String(port);

  async function cut(): Promise<void> {
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return { url: url.href, cut, restore: () => listen(port), close: () => (server.listening ? cut() : Promise.resolve()) };
}
