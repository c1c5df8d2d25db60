import { constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

// Less than this goes out in one packet, however it is written.
const leastBytes = 1400;

/**
 * Lists shrink to a quarter, which people who pay for data by the megabyte feel; slower levels would save little more. Only
 * reads with a token in the header are compressed, which no other site can make a browser send: answers to writes may hold
 * tokens and codes, and the length of a compressed answer reveals its content.
 */
export function compressAnswers(app: FastifyInstance): void {
  // Not `async`: a payload that stays as it is has to go at once, for some calls answer by themselves and then check whether they have.
  app.addHook('onSend', (request, reply, payload, done) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (request.method !== 'GET' || !isJson || typeof payload !== 'string' || payload.length < leastBytes) return done();
    reply.header('vary', 'accept-encoding');
    if (!acceptsGzip(request.headers['accept-encoding'])) return done();
    gzip(payload, { level: constants.Z_BEST_SPEED }, (error, compressed) => {
      if (error) return done(error);
      reply.header('content-encoding', 'gzip');
      done(null, compressed);
    });
  });
}

export function acceptsGzip(accepted: string | string[] | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(accepted ?? ''));
}
