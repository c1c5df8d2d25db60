import { AsyncLocalStorage } from 'node:async_hooks';

export type SpanKind = 'server' | 'client' | 'consumer' | 'internal';
type Attributes = Readonly<Record<string, string | number>>;

/** A piece of work within a trace. Its name and attributes leave the house: no secret, no address and nothing of a person. */
export type SpanInfo = { readonly name: string; readonly kind: SpanKind; readonly attributes?: Attributes };

export type Span = {
  /** What carries the trace on to another process, by the W3C's rules. */
  readonly traceparent: string;
  child(info: SpanInfo): Span;
  end(outcome?: { readonly attributes?: Attributes; readonly failure?: string | undefined }): void;
};

/** Begins traces, or goes on with those that began elsewhere. There is none unless they are exported. */
export type Tracer = {
  begin(info: SpanInfo, from: { readonly traceparent?: unknown; readonly traceId?: string }): Span;
  /** Sends what is left. */
  stop(): Promise<void>;
};

const underWay = new AsyncLocalStorage<Span>();

/** Whatever is done in here is part of this span. */
export function within<T>(span: Span, work: () => T): T {
  return underWay.run(span, work);
}

export function currentTraceparent(): string | undefined {
  return underWay.getStore()?.traceparent;
}

/** Does a piece of work as a span of its own, if it is part of a trace; describes it only then. */
export function inSpan<T>(describe: () => SpanInfo, work: () => Promise<T>): Promise<T> {
  const parent = underWay.getStore();
  return parent ? recorded(parent.child(describe()), work) : work();
}

export async function recorded<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await underWay.run(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ failure: failureOf(error) });
    throw error;
  }
}

/** The code of an error or its class: its words may hold anything. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
