import type { TracingSettings } from './settings.ts';
import type { Tracer } from './trace.ts';

/** The SDK is a megabyte of code: it is loaded where traces are exported, and nowhere else. */
export async function createTracer(settings: TracingSettings | undefined): Promise<Tracer | undefined> {
  if (!settings) return undefined;
  const { createOpenTelemetry } = await import('./open-telemetry.ts');
  return createOpenTelemetry(settings);
}
