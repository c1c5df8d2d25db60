import type { FastifyReply } from 'fastify';
import * as z from 'zod';

type FieldError = { field: string; message: string };

/** Wrong input, as the reader of the answer should see it. */
export class InvalidInput extends Error {
  readonly errors: FieldError[];

  constructor(errors: FieldError[]) {
    super('Something in the request needs fixing');
    this.errors = errors;
  }
}

/** Parses a query or a form. An empty value counts as absent: that is how browsers send a field left blank. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const given = z.record(z.string(), z.unknown()).catch({}).parse(input);
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')));
  if (parsed.success) return parsed.data;
  throw new InvalidInput(parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })));
}

/** Sends problem details like the product’s own API. */
export function sendProblem(reply: FastifyReply, status: number, code: string, title: string, errors: FieldError[] = []) {
  const detail =
    errors.length > 0 ? errors.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('; ') : title;
  return reply.code(status).type('application/problem+json').send({ type: 'about:blank', title, status, detail, code, errors });
}

export function answerError(error: unknown, reply: FastifyReply) {
  if (error instanceof InvalidInput) return sendProblem(reply, 400, 'invalid_input', error.message, error.errors);
  const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status >= 500) {
    console.error(error);
    return sendProblem(reply, 500, 'internal', 'The sandbox stumbled');
  }
  return sendProblem(
    reply,
    status,
    'malformed_request',
    error instanceof Error ? error.message : 'The request could not be read',
  );
}
