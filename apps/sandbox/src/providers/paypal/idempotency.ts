import type { FastifyRequest } from 'fastify';
import { addBounded } from '../../state-file.ts';
import type { PaypalContext } from './context.ts';
import { unprocessable } from './errors.ts';
import { mostKept } from './state.ts';

/** A PayPal-Request-Id for one kind of call. */
export type RequestKey = { key: string; asked: string } | undefined;

export function requestKey({ headers, body }: FastifyRequest, call: string): RequestKey {
  const id = headers['paypal-request-id'];
  if (typeof id !== 'string' || id === '') return undefined;
  return { key: `${call} ${id.slice(0, 108)}`, asked: JSON.stringify(body ?? {}) };
}

/** Finds the result of the same call before. The same id for something else is refused. */
export function earlierResult({ file: { state } }: PaypalContext, request: RequestKey): string | undefined {
  const earlier = request && state.requests.find(({ key }) => key === request.key);
  if (earlier === undefined || request === undefined) return undefined;
  if (earlier.asked === request.asked) return earlier.result;
  throw unprocessable(
    'DUPLICATE_REQUEST_ID',
    'The value of `PayPal-Request-Id` header has already been used. Please specify a different value and try again.',
  );
}

export function rememberResult({ file: { state } }: PaypalContext, request: RequestKey, result: string): void {
  if (request !== undefined) addBounded(state.requests, { ...request, result }, mostKept);
}
