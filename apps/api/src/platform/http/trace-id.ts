import type { IncomingHttpHeaders } from 'node:http';
import { hexOf } from '../ids.ts';
import { readTraceparent } from '../tracing/traceparent.ts';

/** The trace that a request belongs to: its caller's, or one named after the request itself, whether it is recorded or not. */
export function traceIdOf({ traceparent }: IncomingHttpHeaders, requestId: string): string {
  return readTraceparent(traceparent)?.traceId ?? hexOf(requestId);
}
