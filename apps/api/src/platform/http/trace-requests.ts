import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Span, type Tracer, within } from '../tracing/trace.ts';
import { traceIdOf } from './trace-id.ts';

/** Asked all the time by machines, or open for hours. */
const untraced = new Set(['/api/health', '/api/ready', '/api/metrics', '/api/realtime']);

/** One span for each request of the API, from its headers to the end of its answer; what is done for it is within. */
export function traceRequests(app: FastifyInstance, tracer: Tracer | undefined): void {
  if (!tracer) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _, done) => {
    const { method, headers, id } = request;
    const route = request.routeOptions.url ?? '';
    if (route.startsWith('/api/') && !untraced.has(route)) {
      const attributes = { 'http.request.method': method, 'http.route': route };
      const from = { traceparent: headers.traceparent, traceId: traceIdOf(headers, id) };
      spans.set(request, tracer.begin({ name: `${method} ${route}`, kind: 'server', attributes }, from));
    }
    done();
  });
  app.addHook('preHandler', (request, _, done) => {
    const span = spans.get(request);
    if (span) within(span, done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const failure = statusCode >= 500 ? String(statusCode) : undefined;
    spans.get(request)?.end({ attributes: { 'http.response.status_code': statusCode }, failure });
    done();
  });
}
