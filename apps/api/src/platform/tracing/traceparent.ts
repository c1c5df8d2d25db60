// https://www.w3.org/TR/trace-context/: what later versions put behind the four fields is left alone.
const pattern = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(?:$|-)/;

/** The trace that a caller says its request belongs to, and the caller's span in it. Whatever is malformed is no trace. */
export function readTraceparent(header: unknown): { readonly traceId: string; readonly spanId: string } | undefined {
  if (typeof header !== 'string' || header.length > 512) return undefined;
  const [, traceId, spanId] = pattern.exec(header) ?? [];
  return traceId !== undefined && spanId !== undefined ? { traceId, spanId } : undefined;
}
