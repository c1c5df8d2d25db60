import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(gzip);

// Less than this goes out in one packet, however it is written.
const leastBytes = 1400;

/**
 * Lists shrink to a quarter, which whoever pays for data by the megabyte feels; slower levels would save little more. Only
 * what is read with a token in the header is compressed, which no other site can make a browser send: answers to writes may
 * hold tokens and codes, and the length of something compressed tells of what is in it.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || typeof payload !== 'string' || payload.length < leastBytes) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    reply.header('vary', 'accept-encoding');
    if (!acceptsGzip(request.headers['accept-encoding'])) return payload;
    reply.header('content-encoding', 'gzip');
    return await compress(payload, { level: constants.Z_BEST_SPEED });
  });
}

function acceptsGzip(accepted: string | string[] | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(accepted ?? ''));
}
