import { keyCallsAMinute } from '@waybill/contract/developers/key-scopes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { count, tooMany } from './rate-limit.ts';

/** One request that was made with an API key: never what was sent or asked along with its address. */
export type KeyCall = {
  readonly keyId: string;
  readonly requestId: string;
  readonly at: Date;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly took: number;
};

export type KeyLog = { note(call: KeyCall): void };

const longestPath = 300;

/** Counts a call of a key, and tells in the usual headers what is left of its minute. */
export async function countKeyCall(db: Db, keyId: string, reply: FastifyReply): Promise<void> {
  const [counted] = await count(db, [{ key: `calls of ${keyId}`, max: keyCallsAMinute, seconds: 60 }]);
  if (!counted) return;
  reply.headers({
    'ratelimit-limit': keyCallsAMinute,
    'ratelimit-remaining': Math.max(0, counted.left),
    'ratelimit-reset': counted.secondsLeft,
  });
  if (counted.left < 0) throw tooMany(counted.secondsLeft);
}

/** Notes the request once it has its answer, or nobody waits for one any more. */
export function noteWhenAnswered(log: KeyLog, keyId: string, request: FastifyRequest, reply: FastifyReply): void {
  const at = new Date();
  const path = (request.url.split('?')[0] ?? '').slice(0, longestPath);
  const { id: requestId, method } = request;
  reply.raw.once('close', () =>
    log.note({ keyId, requestId, at, method, path, status: reply.raw.statusCode, took: Math.round(reply.elapsedTime) }),
  );
}
