import { readEventStream, type StreamMessage } from '@waybill/client/event-stream';
import { type PassingEvent, passingEvent, type RealtimeEvent, realtimeEvent } from '@waybill/contract/realtime/events';
import { onTestFinished } from 'vitest';
import type { Visitor } from './visitor.ts';

export type Listening = {
  /** The events sent to this person so far. */
  readonly events: readonly (RealtimeEvent | PassingEvent)[];
  /** The events sent to everybody: about anything that anybody posted, however long before. */
  readonly broadcasts: readonly PassingEvent[];
  /** Fulfilled when the server closes the stream. */
  readonly closed: Promise<void>;
  leave(): void;
};

/** Opens the event stream of whoever the visitor acts as, until the test is over. The server knows of it once this is fulfilled. */
export async function listenAs(visitor: Visitor): Promise<Listening> {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await visitor.request('/api/realtime', { signal: leaving.signal });
  const { body } = response;
  if (response.status !== 200 || !body) throw new Error(`No stream: ${response.status} ${await response.text()}`);
  const events: (RealtimeEvent | PassingEvent)[] = [];
  const broadcasts: PassingEvent[] = [];
  // The browser takes the server at its word, so here it is held to it.
  const receive = ({ seq, event }: StreamMessage) => {
    if (seq !== undefined) return events.push(realtimeEvent.parse(event));
    const passing = passingEvent.parse(event);
    return passing.type === 'timeline.grew' ? broadcasts.push(passing) : events.push(passing);
  };
  const read = async () => {
    for await (const message of readEventStream(body)) receive(message);
  };
  const closed = read().catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });
  return { events, broadcasts, closed, leave: () => leaving.abort() };
}

/** True when the stream is closed at once, and not only when the node looks again whether it may stay open. */
export async function closesSoon(listening: Listening): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), 4_000);
  const isClosed = await Promise.race([listening.closed.then(() => true), late.promise]);
  clearTimeout(timer);
  return isClosed;
}
