import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** A little more than RFC 9110 asks everybody to take. Our own longest ones, with a place in them as JSON, stay well below. */
export const longestAddress = 8_192;

export const addressTooLong = () => new Problem('address_too_long', 'That address is longer than any of ours.');

/** Checked first: the work of everything that reads an address is bounded. */
export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => done(request.url.length > longestAddress ? addressTooLong() : undefined));
}
