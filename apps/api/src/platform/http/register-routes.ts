import { randomUUID } from 'node:crypto';
import { actingForHeader } from '@waybill/contract/businesses/acting-for';
import { type Call, usualFileBytes } from '@waybill/contract/call';
import { testPrefix } from '@waybill/contract/developers/key-scopes';
import { idPrefixes } from '@waybill/contract/ids';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import { inSpan } from '../tracing/trace.ts';
import { createTurns, type Turns } from '../turns.ts';
import { actAs } from './acting-member.ts';
import { brokenOff } from './errors.ts';
import { countKeyCall, type KeyLog, noteWhenAnswered } from './key-calls.ts';
import { networkOf } from './network-of.ts';
import { operationOf } from './openapi.ts';
import { Problem } from './problem.ts';
import { countTry, createNodeCounters, type NodeCounters } from './rate-limit.ts';
import { type ReplicaReading, readWhereAllowed } from './read-from-replica.ts';
import { namesIn, type Parse, parserOf, readInput } from './read-input.ts';
import { readUpload } from './read-upload.ts';
import type { Caller, Route } from './route.ts';

/** What somebody wants to call, from where, and the business that they want to act for. */
export type Asking = {
  readonly call: Call;
  readonly ip: string;
  readonly businessId?: string | undefined;
  /** Called with the API key that is being used, whatever comes of it. */
  readonly onKey?: ((keyId: string) => void) | undefined;
};

/** Decides who is calling and whether that is enough; throws the refusal. */
export type Gate = (authorization: string | undefined, asking: Asking) => Promise<Caller>;

const formOverheadBytes = 64 * 1024;

/** Files are held in memory while they come in, 15 MB each at most. A browser sends six at once. */
const usualUploads = {
  atOnce: 16,
  each: 4,
  mostWaiting: 64,
  mostWaitingEach: 12,
  longestWaitMs: 30_000,
  words: 'Many people are sending files right now. Please try again in a few seconds.',
  ownWords: 'You are sending many files already. Please wait until some have arrived.',
};

export type RouteOptions<X> = {
  readonly context: X;
  readonly db: Database;
  readonly gate: Gate;
  readonly uploads?: Turns;
  readonly counters?: NodeCounters;
  readonly replica?: ReplicaReading<X> | undefined;
  /** Notes what was asked with API keys. */
  readonly keyLog?: KeyLog | undefined;
  /** Where calls with test keys are handled, in place of the context. */
  readonly worlds?: Worlds<X> | undefined;
};

/** The worlds of test keys: the context of the one that this caller's key belongs to, with a database of its own. */
export type Worlds<X> = { enter(caller: Caller): Promise<{ readonly context: X; readonly db: Database }> };

/** Registers calls from their contracts: the one way into the API. */
export function registerRoutes<X>(app: FastifyInstance, routes: readonly Route<X>[], given: RouteOptions<X>): void {
  const options = {
    uploads: createTurns(usualUploads),
    counters: createNodeCounters(),
    replica: undefined,
    keyLog: undefined,
    worlds: undefined,
    ...given,
  };
  for (const route of routes) {
    if (route.call.bodyKind !== 'raw') registerRoute(app, route, options);
    else {
      // In a scope of its own: here, and only here, a body is bytes, whatever its content type.
      app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
        registerRoute(scope, route, options);
      });
    }
  }
}

function registerRoute<X>(app: FastifyInstance, route: Route<X>, options: Required<RouteOptions<X>>): void {
  const { gate, uploads, counters, keyLog, worlds } = options;
  const live = { context: options.context, db: options.db, replica: options.replica };
  const { call, handle, beforeFile, reads } = route;
  const describe = () => ({ name: `command ${operationOf(call)}`, kind: 'internal' as const });
  const maxFileBytes = call.maxFileBytes ?? usualFileBytes;
  const parse = {
    params: call.params && parserOf(call.params),
    query: call.query && parserOf(call.query),
    // Fields of the answer can be sent back. A call without a body takes an empty one, too.
    body:
      call.bodyKind === 'raw'
        ? undefined
        : parserOf(call.body ?? nothing, [...namesIn(call.success.body), ...(route.readOnly ?? [])]),
  };
  const { body: resultSchema } = call.success;
  // Results are spelled by us: their names need no respelling.
  const toResult: Parse | undefined = resultSchema && ((value) => z.core.safeParse(resultSchema, value));

  app.route({
    method: call.method,
    url: `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    ...(call.bodyKind === 'multipart' ? { bodyLimit: maxFileBytes + formOverheadBytes } : {}),
    handler: async (request, reply) => {
      const asking = {
        ...{ call, ip: request.ip, businessId: readActing(request) },
        onKey: keyLog && ((keyId: string) => noteWhenAnswered(keyLog, keyId, request, reply)),
      };
      const { authorization } = request.headers;
      // A test key is asked for also where nobody else is: what is public here is not what is public there.
      const asked = call.access === 'public' && !isWithTestKey(authorization) ? undefined : await gate(authorization, asking);
      if (asked?.key) await countKeyCall(live.db, asked.key.id, reply);
      const { context, db, replica } = asked?.key?.isTest ? await enterWorld(worlds, asked) : live;
      const caller = call.access === 'public' ? undefined : asked;
      // Counted before the input is judged: a malformed try is a try.
      const count = (fields: unknown) =>
        countTry(db, counters, call, { ip: request.ip, callerId: personOf(caller), fields: fields ?? request.params });
      const judge = (fields: unknown) => ({
        params: readInput(parse.params, 'params', request.params),
        body: readInput(parse.body, 'body', fields ?? undefined),
      });
      const mayRead =
        beforeFile &&
        (async (fields: unknown) => {
          await count(fields);
          return beforeFile(context, judge(fields) as never);
        });
      const makeRoom = async (whose: string | undefined) => {
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort(brokenOff()));
        const leave = await uploads.enter(whose ?? personOf(caller) ?? networkOf(request.ip), gone.signal);
        // Until it is answered or given up, the file is in memory. A client that gave up while waiting is gone already.
        if (reply.raw.destroyed) leave();
        else reply.raw.once('close', leave);
      };
      const { fields, file } =
        call.bodyKind === 'multipart'
          ? await readUpload(request, { maxBytes: maxFileBytes, mayRead, makeRoom })
          : { fields: call.bodyKind === 'raw' ? undefined : request.body, file: undefined };
      if (!mayRead) await count(fields);
      const input = {
        ...judge(fields),
        query: readInput(parse.query, 'query', request.query),
        caller,
        file,
        idempotencyKey: call.idempotent ? readIdempotencyKey(request) : undefined,
        rawBody: call.bodyKind === 'raw' ? (request.body ?? Buffer.alloc(0)) : undefined,
        request,
        reply,
      };
      const result = await inSpan(describe, () =>
        actAs(caller?.member, () =>
          readWhereAllowed({
            ...{ context, from: replica, call, reads, request, reply },
            handle: (given) => handle(given, input as never),
          }),
        ),
      );
      return answer(reply, call, toResult, result);
    },
  });
}

function isWithTestKey(authorization: string | undefined): boolean {
  return authorization?.startsWith(`Bearer ${testPrefix}`) ?? false;
}

async function enterWorld<X>(worlds: Worlds<X> | undefined, caller: Caller) {
  if (!worlds) throw new Problem('unavailable', 'There are no test worlds here. Please use a live key.');
  return { ...(await worlds.enter(caller)), replica: undefined };
}

/** Limits are each person’s: many members act for one business. */
function personOf(caller: Caller | undefined): string | undefined {
  return caller?.member?.personId ?? caller?.userId;
}

function readActing(request: FastifyRequest): string | undefined {
  const businessId = request.headers[actingForHeader.toLowerCase()];
  if (businessId === undefined || businessId === '') return undefined;
  if (typeof businessId === 'string' && businessIdPattern.test(businessId)) return businessId;
  throw new Problem('invalid_input', `${actingForHeader} is the id of a business, or is left out.`, { field: actingForHeader });
}

const businessIdPattern = new RegExp(`^${idPrefixes.user}_[0-9A-HJKMNP-TV-Z]{26}$`);

function answer(reply: FastifyReply, call: Call, toResult: Parse | undefined, result: unknown): FastifyReply {
  // Redirects and streams have answered by themselves.
  if (reply.sent || reply.raw.headersSent || reply.statusCode === 302) return reply;
  reply.code(call.success.status);
  if (!toResult) return reply.send();
  // Only fields that the contract declares are sent, whatever the view put in.
  const declared = toResult(result);
  if (!declared.success)
    throw new Error(`${call.method} ${call.path} answers against its contract: ${z.core.prettifyError(declared.error)}`);
  return reply.send(declared.data);
}

const nothing = z.optional(z.nullable(z.strictObject({})));

const keyPattern = /^[\x21-\x7e]{8,255}$/;

/** The key is optional: a request without one, or with an empty one, gets a key that no other has. */
function readIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'] || randomUUID();
  if (typeof key === 'string' && keyPattern.test(key)) return key;
  throw new Problem(
    'invalid_input',
    'An Idempotency-Key has 8 to 255 characters and no spaces. Please send such a one, or none.',
    {
      field: 'Idempotency-Key',
    },
  );
}
