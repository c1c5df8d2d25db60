import type { PassingEvent, RealtimeEvent } from '@waybill/contract/realtime/events';

/** An event for one person has a number; a passing event for everybody has none and cannot be asked for again. */
export type StreamMessage =
  | { readonly seq: number; readonly event: RealtimeEvent; readonly logPosition?: string }
  | { readonly seq?: undefined; readonly event: PassingEvent; readonly logPosition?: string };

/** The number at which the server begins: a browser that reconnects asks from there, even if no event came meanwhile. */
export type StreamPosition = { readonly seq: number; readonly event?: undefined; readonly logPosition?: string };

/**
 * Reads the server's event stream until it ends. Plain fetch rather than EventSource, because the
 * access token travels in a header and never in an address. `onBytes` is called with every sign of life, `onLogPosition` before an
 * event with how far a server must be to show what it tells, if the event says so.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => {},
  onPosition: (seq: number) => void = () => {},
  onLogPosition: (position: string) => void = () => {},
): AsyncGenerator<StreamMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    onBytes();
    buffer += decoder.decode(read.value, { stream: true });
    const frames = buffer.split('\n\n');
    buffer = frames.pop() ?? '';
    for (const frame of frames) {
      const parsed = parseFrame(frame);
      if (parsed?.logPosition) onLogPosition(parsed.logPosition);
      if (parsed?.event) yield parsed;
      else if (parsed) onPosition(parsed.seq);
    }
  }
}

/** Parses a frame: `id:` carries the sequence, if it has one, `data:` the event. Comments keep the connection alive and mean nothing. */
export function parseFrame(frame: string): StreamMessage | StreamPosition | undefined {
  let seq: number | undefined;
  let data = '';
  let logPosition: string | undefined;
  for (const row of frame.split('\n')) {
    if (row.startsWith('id:')) seq = Number(row.slice(3));
    else if (row.startsWith('data:')) data += row.slice(5).trimStart();
    else if (row.startsWith('position:')) logPosition = row.slice(9).trim();
  }
  const place = logPosition === undefined ? {} : { logPosition };
  if (seq !== undefined && data === '') return { seq, ...place };
  const event: unknown = data ? JSON.parse(data) : undefined;
  if (seq === undefined) return isEvent<PassingEvent>(event) ? { event, ...place } : undefined;
  return isEvent<RealtimeEvent>(event) ? { seq, event, ...place } : undefined;
}

/**
 * Only that it has a type: the server’s tests check every event against its schema, and checking it here again would
 * bring all of them to every page. Event types that only a newer server knows have no listener here.
 */
function isEvent<Event extends { readonly type: string }>(value: unknown): value is Event {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
