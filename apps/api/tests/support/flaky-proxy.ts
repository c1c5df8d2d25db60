import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type FlakyProxy = {
  readonly origin: string;
  /** Cuts each line that passes through at this moment with the given probability, in the middle of whatever it says. */
  cutSome(chance: number, random: () => number): number;
  close(): Promise<void>;
};

/** The bad line between people and a node. */
export async function startFlakyProxy(port: number): Promise<FlakyProxy> {
  const lines = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    lines.add(near);
    const end = () => {
      lines.delete(near);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.setNoDelay(true).on('error', end).on('close', end);
    near.pipe(far).pipe(near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cutSome(chance, random) {
      const unlucky = [...lines].filter(() => random() < chance);
      for (const line of unlucky) line.destroy();
      return unlucky.length;
    },
    async close() {
      for (const line of lines) line.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
