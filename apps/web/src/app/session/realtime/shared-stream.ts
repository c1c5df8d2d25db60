import { api } from '@waybill/client/browser-client';
import { readEventStream, type StreamMessage } from '@waybill/client/event-stream';
import type { PassingEvent, RealtimeEvent } from '@waybill/contract/realtime/events';
import { openStream } from '@waybill/contract/realtime/open-stream';
import { runStream } from './stream-loop.ts';

// The server sends a sign of life well within this; a line silent for longer is dead without knowing it.
const silenceMs = 60_000;

export type HeardEvent = RealtimeEvent | PassingEvent;

/**
 * The live events of the signed-in person. The browser holds one stream, in whichever tab has the lock; that tab
 * tells the others. When it closes, another takes over behind the last event it heard.
 */
export function followEvents(onEvent: (event: HeardEvent) => void): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel('waybill.realtime');
  let lastSeq: number | undefined;

  function hear(message: StreamMessage): void {
    if (message.seq !== undefined) {
      // The tab that took over may repeat what the one before has told already.
      if (lastSeq !== undefined && message.seq <= lastSeq) return;
      lastSeq = message.seq;
    }
    onEvent(message.event);
  }

  channel.onmessage = (event: MessageEvent<StreamMessage>) => hear(event.data);
  const parts = {
    open,
    onMessage: (message: StreamMessage) => {
      channel.postMessage(message);
      hear(message);
    },
    pause: pauseUntilOnline,
    random: Math.random,
  };
  const lead = () => runStream(parts, () => lastSeq, stop.signal);
  // Without locks, on an insecure origin, every tab holds a stream of its own.
  const leading = 'locks' in navigator ? navigator.locks.request('waybill.realtime', { signal: stop.signal }, lead) : lead();
  // Only stopping ends it, and that is no failure.
  leading.catch(() => {});

  return () => {
    stop.abort();
    channel.close();
  };
}

async function* open(after: number | undefined, signal: AbortSignal): AsyncGenerator<StreamMessage> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), silenceMs);
  try {
    const either = AbortSignal.any([signal, silent.signal]);
    const body = await api().stream(openStream, { query: after === undefined ? {} : { after }, signal: either });
    yield* readEventStream(body, () => {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), silenceMs);
    });
  } finally {
    clearTimeout(timer);
    silent.abort();
  }
}

function pauseUntilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
