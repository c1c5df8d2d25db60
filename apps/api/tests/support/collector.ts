import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

type Value = { readonly stringValue?: string; readonly intValue?: number };
type SentSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
};
type Export = { readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[] };

export type Collector = {
  readonly origin: string;
  /** Every span that came, in the order in which they came. */
  readonly spans: readonly SentSpan[];
  /** What came, as it was written. */
  text(): string;
  /** The headers of the newest delivery. */
  headers(): Readonly<Record<string, unknown>>;
  stop(): Promise<void>;
};

/** Takes traces as a collector does: OTLP over HTTP, in JSON. */
export async function startCollector(): Promise<Collector> {
  const spans: SentSpan[] = [];
  let headers: Readonly<Record<string, unknown>> = {};
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') {
      const { resourceSpans } = (await json(request)) as Export;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      headers = request.headers;
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    spans,
    text: () => JSON.stringify(spans),
    headers: () => headers,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
