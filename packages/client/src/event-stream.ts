import { type PassingEvent, passingEvent, type RealtimeEvent, realtimeEvent } from '@waybill/contract/realtime/events';

/** What a person is told has a number; what everybody is told in passing has none, and cannot be asked for again. */
export type StreamMessage =
  | { readonly seq: number; readonly event: RealtimeEvent }
  | { readonly seq?: undefined; readonly event: PassingEvent };

/**
 * Reads the server's event stream until it ends. Plain fetch rather than EventSource, because the
 * access token travels in a header and never in an address. `onBytes` is told of every sign of life.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => {},
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
      const message = parseFrame(frame);
      if (message) yield message;
    }
  }
}

/** One frame: `id:` carries the sequence, if it has one, `data:` the event. Comments keep the line alive and mean nothing. */
export function parseFrame(frame: string): StreamMessage | undefined {
  let seq: number | undefined;
  let data = '';
  for (const row of frame.split('\n')) {
    if (row.startsWith('id:')) seq = Number(row.slice(3));
    else if (row.startsWith('data:')) data += row.slice(5).trimStart();
  }
  if (!data) return undefined;
  // An event of a newer server that this client does not know yet is passed over, not an error.
  if (seq === undefined) {
    const event = passingEvent.safeParse(JSON.parse(data));
    return event.success ? { event: event.data } : undefined;
  }
  const event = realtimeEvent.safeParse(JSON.parse(data));
  return event.success ? { seq, event: event.data } : undefined;
}
