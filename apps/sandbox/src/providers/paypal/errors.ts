import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';

export type Detail = { field?: string; value?: string; location?: string; issue: string; description?: string; link?: unknown };
export type Link = { href: string; rel: string; method: string };

/** A refusal in PayPal’s shape, thrown from anywhere under /paypal. */
export class PaypalError extends Error {
  readonly status: number;
  readonly details: Detail[];
  readonly links: Link[];

  constructor(status: number, name: string, message: string, details: Detail[] = [], links: Link[] = []) {
    super(message);
    this.name = name;
    this.status = status;
    this.details = details;
    this.links = links;
  }
}

const unprocessableMessage =
  'The requested action could not be performed, semantically incorrect, or failed business validation.';

export function unprocessable(issue: string, description: string, options: { field?: string; links?: Link[] } = {}): PaypalError {
  const { field, links = [] } = options;
  const detail = { ...(field !== undefined && { field, location: 'body' }), issue, description };
  return new PaypalError(422, 'UNPROCESSABLE_ENTITY', unprocessableMessage, [detail], links);
}

export function notFound(): PaypalError {
  return new PaypalError(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.', [
    {
      issue: 'INVALID_RESOURCE_ID',
      description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
    },
  ]);
}

export function invalidRequest(details: Detail[]): PaypalError {
  const message = 'Request is not well-formed, syntactically incorrect, or violates schema.';
  return new PaypalError(400, 'INVALID_REQUEST', message, details);
}

/** Checks a body of the Orders API; everything that is wrong is named at once, with a JSON pointer. */
export function check<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  throw invalidRequest(
    parsed.error.issues.map(({ path, message }) => ({
      field: `/${path.join('/')}`,
      location: 'body',
      ...(message === 'missing'
        ? { issue: 'MISSING_REQUIRED_PARAMETER', description: 'A required field / parameter is missing.' }
        : { issue: 'INVALID_PARAMETER_SYNTAX', description: message }),
    })),
  );
}

const names = new Map([
  [400, ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.']],
  [
    401,
    [
      'AUTHENTICATION_FAILURE',
      'Authentication failed due to invalid authentication credentials or a missing Authorization header.',
    ],
  ],
  [403, ['NOT_AUTHORIZED', 'Authorization failed due to insufficient permissions.']],
  [404, ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.']],
  [415, ['UNSUPPORTED_MEDIA_TYPE', 'The server does not support the request payload’s media type.']],
  [422, ['UNPROCESSABLE_ENTITY', unprocessableMessage]],
  [429, ['RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.']],
]);

/** An error known by its status alone. */
export function errorOfStatus(status: number, details: Detail[] = []): PaypalError {
  const [name = 'INTERNAL_SERVER_ERROR', message = 'An internal server error occurred.'] = names.get(status) ?? [];
  return new PaypalError(status, name, message, details);
}

export function describeError({ name, message, details, links }: PaypalError) {
  return { name, message, debug_id: randomBytes(7).toString('hex').slice(0, 13), details, links };
}

export function answerPaypalError(error: unknown, reply: FastifyReply) {
  const isMeant = error instanceof PaypalError;
  const known = isMeant ? error : errorOfStatus(statusOf(error));
  if (!isMeant && known.status >= 500) console.error(error);
  const body = describeError(known);
  return reply.code(known.status).header('paypal-debug-id', body.debug_id).send(body);
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
}
