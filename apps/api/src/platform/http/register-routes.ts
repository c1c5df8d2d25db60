import type { Call } from '@waybill/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import { Problem } from './problem.ts';
import { countTry } from './rate-limit.ts';
import { type Parse, readInput, respelling } from './read-input.ts';
import type { Caller, Route, UploadedFile } from './route.ts';

/** Decides who is calling and whether that is enough; throws the refusal. */
export type Gate = (authorization: string | undefined, access: Call['access']) => Promise<Caller>;

export type RouteOptions<X> = { readonly context: X; readonly db: Database; readonly gate: Gate };

/** Registers calls from their contracts: the one way into the API. */
export function registerRoutes<X>(app: FastifyInstance, routes: readonly Route<X>[], options: RouteOptions<X>): void {
  for (const route of routes) {
    if (route.call.bodyKind !== 'raw') registerRoute(app, route, options);
    else {
      // In a scope of its own: here, and only here, a body is bytes whatever it says it is.
      app.register(async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
        registerRoute(scope, route, options);
      });
    }
  }
}

function registerRoute<X>(app: FastifyInstance, { call, handle }: Route<X>, { context, db, gate }: RouteOptions<X>): void {
  const parse = { params: parser(call.params), query: parser(call.query), body: parser(call.body) };
  const { body: resultSchema } = call.success;
  // What we send is spelled by us: no need to look at its names.
  const toResult: Parse | undefined = resultSchema && ((value) => z.core.safeParse(resultSchema, value));

  app.route({
    method: call.method,
    url: `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    ...(call.bodyKind === 'multipart' ? { bodyLimit: uploadLimitBytes } : {}),
    handler: async (request, reply) => {
      const caller = call.access === 'public' ? undefined : await gate(request.headers.authorization, call.access);
      const { fields, file } =
        call.bodyKind === 'multipart'
          ? await readUpload(request)
          : { fields: call.bodyKind === 'raw' ? undefined : request.body, file: undefined };
      // Counted before the input is judged: a malformed try is a try.
      await countTry(db, call, { ip: request.ip, callerId: caller?.userId, fields: fields ?? request.params });
      const input = {
        params: readInput(parse.params, 'params', request.params),
        query: readInput(parse.query, 'query', request.query),
        body: readInput(parse.body, 'body', fields ?? undefined),
        caller,
        file,
        idempotencyKey: call.idempotent ? readIdempotencyKey(request) : undefined,
        rawBody: call.bodyKind === 'raw' ? (request.body ?? Buffer.alloc(0)) : undefined,
        request,
        reply,
      };
      const result = await handle(context, input as never);
      return answer(reply, call, toResult, result);
    },
  });
}

function answer(reply: FastifyReply, call: Call, toResult: Parse | undefined, result: unknown): FastifyReply {
  // Redirects and streams have answered by themselves.
  if (reply.sent || reply.raw.headersSent || reply.statusCode === 302) return reply;
  reply.code(call.success.status);
  if (!toResult) return reply.send();
  // Only what the contract declares leaves the house, whatever the view put in.
  const declared = toResult(result);
  if (!declared.success)
    throw new Error(`${call.method} ${call.path} answers against its contract: ${z.core.prettifyError(declared.error)}`);
  return reply.send(declared.data);
}

function parser(schema: Call['body']): Parse | undefined {
  if (!schema) return undefined;
  const respell = respelling(schema);
  return (value) => z.core.safeParse(schema, respell(value));
}

const keyPattern = /^[\x21-\x7e]{8,255}$/;

function readIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && keyPattern.test(key)) return key;
  throw new Problem('invalid_input', 'Please name this request with an Idempotency-Key of 8 to 255 characters.', {
    field: 'Idempotency-Key',
  });
}

const uploadLimitBytes = 10 * 1024 * 1024 + 64 * 1024;

async function readUpload(request: FastifyRequest): Promise<{ fields: Record<string, unknown>; file: UploadedFile }> {
  if (!request.isMultipart()) throw new Problem('unsupported_type', 'Please send this as a form with a file.');
  const fields: Record<string, unknown> = {};
  let file: UploadedFile | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file' || file) throw new Problem('invalid_input', 'Please send one file.', { field: 'file' });
      file = { fileName: part.filename, bytes: await part.toBuffer() };
    } else {
      if (Object.hasOwn(fields, part.fieldname))
        throw new Problem('invalid_input', 'Please send this field once.', { field: part.fieldname });
      fields[part.fieldname] = part.value;
    }
  }
  if (!file || file.bytes.length === 0) throw new Problem('invalid_input', 'Please choose a file.', { field: 'file' });
  return { fields, file };
}
