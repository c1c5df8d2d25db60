import type { FastifyReply } from 'fastify';
import type * as z from 'zod';

/** A refusal in Paystack’s words, thrown from anywhere under /paystack. */
export class PaystackError extends Error {
  readonly status: number;
  readonly code: string;
  readonly nextStep: string;

  constructor(status: number, code: string, message: string, nextStep = "Ensure that the value(s) you're passing are valid.") {
    super(message);
    this.status = status;
    this.code = code;
    this.nextStep = nextStep;
  }
}

export function success(message: string, data?: unknown, meta?: unknown) {
  return { status: true, message, ...(data !== undefined && { data }), ...(meta !== undefined && { meta }) };
}

export function failure(message: string, code: string, nextStep: string, type = 'validation_error') {
  return { status: false, message, meta: { nextStep }, type, code };
}

/** Words an error as Paystack does, for faults that tests plan. */
export function describeFault(status: number) {
  if (status === 429) return failure('Please wait a few minutes and try again.', 'rate_limited', 'Slow down.', 'api_error');
  return failure('An error occurred', 'unknown', 'Try again later', 'api_error');
}

export function answerPaystackError(error: unknown, reply: FastifyReply) {
  if (error instanceof PaystackError) {
    return reply.code(error.status).send(failure(error.message, error.code, error.nextStep));
  }
  const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status >= 500) console.error(error);
  return reply.code(status).send(describeFault(status));
}

/** Checks a body or query; as at Paystack, only the first error is answered. */
export function check<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const given = new Map(Object.entries(typeof input === 'object' && input !== null ? input : {}));
  const isMissing = given.get(String(issue?.path[0])) === undefined;
  throw new PaystackError(400, isMissing ? 'missing_params' : 'invalid_params', issue?.message ?? 'Invalid request');
}
