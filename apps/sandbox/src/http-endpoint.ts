import { createServer, type RequestListener } from 'node:http';
import type { Endpoint } from './loopback.ts';

export function httpEndpoint(answer: RequestListener): Endpoint {
  const server = createServer(answer);
  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, host }, () => {
          const address = server.address();
          resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
