import { readEventStream } from '@waybill/client/event-stream';
import { type PassingEvent, passingEvent, type RealtimeEvent, realtimeEvent } from '@waybill/contract/realtime/events';
import type { Visitor } from './visitor.ts';

export type Listening = {
  /** What has been heard so far. */
  readonly events: readonly (RealtimeEvent | PassingEvent)[];
  /** Fulfilled when the server closes the stream. */
  readonly closed: Promise<void>;
  leave(): void;
};

/** Opens the event stream of whoever the visitor acts as. The server knows of it once this is fulfilled. */
export async function listenAs(visitor: Visitor): Promise<Listening> {
  const leaving = new AbortController();
  const response = await visitor.request('/api/realtime', { signal: leaving.signal });
  const { body } = response;
  if (response.status !== 200 || !body) throw new Error(`No stream: ${response.status} ${await response.text()}`);
  const events: (RealtimeEvent | PassingEvent)[] = [];
  const read = async () => {
    // The browser takes the server at its word, so here it is held to it.
    for await (const { seq, event } of readEventStream(body))
      events.push(seq === undefined ? passingEvent.parse(event) : realtimeEvent.parse(event));
  };
  const closed = read().catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });
  return { events, closed, leave: () => leaving.abort() };
}

/** True when the stream is closed within a second. */
export async function closesSoon(listening: Listening): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), 1_000);
  const isClosed = await Promise.race([listening.closed.then(() => true), late.promise]);
  clearTimeout(timer);
  return isClosed;
}
