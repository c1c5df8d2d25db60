import { currentTraceparent, recorded, type Tracer } from '../tracing/trace.ts';

type Traced = { readonly traceparent?: string };

/** What a job is given, with the trace of the act that wants it done if that is recorded. */
export function withTrace<Data extends object>(data: Data): Data & Traced {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? data : { ...data, traceparent };
}

/** Does a job within the trace of the act that wanted it; what its handler is given does not say so. */
export async function traceJob(
  tracer: Tracer | undefined,
  { kind, queue, data }: { readonly kind: string; readonly queue: string; readonly data: object },
  handle: (data: object) => Promise<void>,
): Promise<void> {
  const { traceparent, ...given } = data as Traced;
  if (!tracer) return handle(traceparent === undefined ? data : given);
  const attributes = { 'messaging.system': 'pg-boss', 'messaging.destination.name': queue };
  const span = tracer.begin({ name: `job ${kind}`, kind: 'consumer', attributes }, { traceparent });
  return recorded(span, () => handle(given));
}
