import {
  ROOT_CONTEXT,
  type Span as SdkSpan,
  SpanKind as SdkSpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, RandomIdGenerator, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracingSettings } from './settings.ts';
import type { Span, SpanInfo, SpanKind, Tracer } from './trace.ts';
import { readTraceparent } from './traceparent.ts';

const kinds: Readonly<Record<SpanKind, SdkSpanKind>> = {
  server: SdkSpanKind.SERVER,
  client: SdkSpanKind.CLIENT,
  consumer: SdkSpanKind.CONSUMER,
  internal: SdkSpanKind.INTERNAL,
};

const longestAttribute = 4_096;
/** A collector that is away must not keep the program from ending. */
const sendEveryMs = 1_000;
const sendWithinMs = 2_000;

export function createOpenTelemetry({ endpoint, headers, ratio }: TracingSettings): Tracer {
  // A new trace is named after the request that begins it, so that one id leads through the logs and the traces.
  let nextTraceId: string | undefined;
  const random = new RandomIdGenerator();
  const idGenerator = {
    generateTraceId: () => nextTraceId ?? random.generateTraceId(),
    generateSpanId: () => random.generateSpanId(),
  };
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers }, timeoutMillis: sendWithinMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'waybill' }),
    // By the id of the trace alone, on every node the same: a caller's wish to be recorded costs us nothing.
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanLimits: { attributeValueLengthLimit: longestAttribute },
    idGenerator,
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs, exportTimeoutMillis: sendWithinMs })],
  });
  const tracer = provider.getTracer('waybill');

  function start({ name, kind, attributes = {} }: SpanInfo, parent = ROOT_CONTEXT): Span {
    return spanOf(tracer.startSpan(name, { kind: kinds[kind], attributes }, parent));
  }

  function spanOf(span: SdkSpan): Span {
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-${(traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0')}`,
      child: (info) => start(info, trace.setSpan(ROOT_CONTEXT, span)),
      end({ attributes = {}, failure } = {}) {
        span.setAttributes(attributes);
        if (failure !== undefined) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    begin(info, { traceparent, traceId }) {
      const from = readTraceparent(traceparent);
      if (from)
        return start(info, trace.setSpanContext(ROOT_CONTEXT, { ...from, traceFlags: TraceFlags.SAMPLED, isRemote: true }));
      nextTraceId = traceId;
      const span = start(info);
      nextTraceId = undefined;
      return span;
    },
    // What cannot be sent in time is lost, like whatever a collector that is away misses.
    stop: () => provider.shutdown().catch(() => undefined),
  };
}
