import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server that answers as a test wants a third party to answer; gone when the test is over. */
export async function standInServer(answer: RequestListener, port = 0): Promise<{ origin: string; port: number }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port: taken } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${taken}`, port: taken };
}
