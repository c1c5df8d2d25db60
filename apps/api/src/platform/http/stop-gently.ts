import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const tickMs = 20;
/** Each tick lets in what has arrived meanwhile: when so many in a row brought nothing, nobody is under way to us any more. */
const quietTicks = 10;
/** A client that sends requests without a pause is not waited for longer than this. */
const mostTicks = 200;

/**
 * Before the server closes, every request that has arrived is answered: also those that lie unread in the system, on a
 * connection that looks idle to us. Every answer says `connection: close` meanwhile, so that the next request goes elsewhere.
 * To be called last: parts that end on a signal, such as streams, have to get it before.
 */
export function stopGently(app: FastifyInstance): void {
  let unanswered = 0;
  let asked = 0;
  app.server.on('request', (_, response) => {
    unanswered += 1;
    asked += 1;
    response.once('close', () => {
      unanswered -= 1;
    });
  });
  app.addHook('preClose', async () => {
    let quiet = 0;
    for (let tick = 0; quiet < quietTicks && tick < mostTicks && (await countConnections(app)) > 0; tick += 1) {
      const before = asked;
      await sleep(tickMs);
      quiet = asked === before && unanswered === 0 ? quiet + 1 : 0;
    }
    // A connection that falls idle from now on, or that was never used (browsers open some in advance), would hold us up for as
    // long as connections are kept alive.
    const hangUp = () => (unanswered === 0 ? app.server.closeAllConnections() : app.server.closeIdleConnections());
    const timer = setInterval(hangUp, 50).unref();
    app.server.once('close', () => clearInterval(timer));
  });
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
}
