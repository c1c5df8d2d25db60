export type TracingSettings = {
  /** The collector's address; OTLP over HTTP has `/v1/traces` below it. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The share of traces that is recorded, 0 to 1. */
  readonly ratio: number;
};
