import type { FastifyInstance } from 'fastify';
import { networkOf } from './network-of.ts';
import { Problem } from './problem.ts';

const trackedAddresses = 20_000;

/**
 * A coarse brake for this one process, before anything is parsed or looked up. It protects the node, not a rule:
 * rules that must hold over all nodes are limits in the contract.
 */
export function guardAgainstFloods(app: FastifyInstance, requestsPerMinute: number): void {
  if (requestsPerMinute === 0) return;
  let minute = 0;
  let counts = new Map<string, number>();
  app.addHook('onRequest', async (request) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute || counts.size > trackedAddresses) {
      minute = now;
      counts = new Map();
    }
    const network = networkOf(request.ip);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (count > requestsPerMinute) {
      throw new Problem('too_many_requests', 'That was a lot of requests. Please wait a minute and try again.', {
        retryAfterSeconds: 60,
      });
    }
  });
}
