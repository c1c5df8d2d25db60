import { api } from '@waybill/client/browser-client';
import { readEventStream, type StreamMessage } from '@waybill/client/event-stream';
import type { PassingEvent, RealtimeEvent } from '@waybill/contract/realtime/events';
import { openStream } from '@waybill/contract/realtime/open-stream';
import { noteLogPosition } from './log-position.ts';
import { runStream } from './stream-loop.ts';

// The server sends a sign of life well within this; a line silent for longer is dead without knowing it.
const silenceMs = 60_000;
const lookMs = 10_000;
const lockName = 'waybill.realtime';

export type StreamEvent = RealtimeEvent | PassingEvent;

/**
 * `first`: this page has just begun and may have missed a little. `anew`: from now on only, so what was loaded before may be
 * out of date. `behind`: nothing was missed.
 */
export type Opening = 'first' | 'anew' | 'behind';

type TabMessage =
  | StreamMessage
  | { readonly opened: number; readonly isBehind: boolean }
  /** A sign of life of the tab that holds the stream, and how far it is. */
  | { readonly at: number | undefined }
  /** A tab has begun, and wants to know that. */
  | { readonly began: true };

/**
 * The live events of the signed-in person. The browser holds one stream, in whichever tab has the lock; that tab
 * passes events to the others. When it closes or falls asleep, another takes over behind the last event it got. `onOpened`
 * is called each time the stream is open (again). `after` is the event up to which everything here is known to be loaded.
 */
export function followEvents(
  onEvent: (event: StreamEvent) => void,
  onOpened: (opening: Opening) => void = () => {},
  after?: number,
): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(lockName);
  const began = Date.now();
  let lastSeq = after;
  let silentLooks = 0;
  let isHolding = false;

  function receive(message: StreamMessage): void {
    if (message.seq !== undefined) {
      // The tab that took over may repeat events of the one before.
      if (lastSeq !== undefined && message.seq <= lastSeq) return;
      lastSeq = message.seq;
    }
    onEvent(message.event);
  }

  function take(message: TabMessage): void {
    silentLooks = 0;
    if ('event' in message) receive(message);
    else if ('at' in message) catchUp(message.at);
    else if ('began' in message) {
      if (isHolding) broadcast({ at: lastSeq });
    } else if (message.isBehind) {
      lastSeq ??= message.opened;
      onOpened('behind');
    } else {
      lastSeq = message.opened;
      onOpened(Date.now() - began < lookMs ? 'first' : 'anew');
    }
  }

  /** Reloads where another tab received events before this one listened. */
  function catchUp(at: number | undefined): void {
    if (at === undefined || (lastSeq !== undefined && at <= lastSeq)) return;
    lastSeq = at;
    onOpened('first');
  }

  function broadcast(message: TabMessage): void {
    if (stop.signal.aborted) return;
    channel.postMessage(message);
    take(message);
  }

  channel.onmessage = (event: MessageEvent<TabMessage>) => take(event.data);
  const parts = {
    open: (after: number | undefined, signal: AbortSignal, onAnswer: () => void) =>
      open(after, signal, {
        onSign: () => broadcast({ at: lastSeq }),
        onPosition: (seq) => {
          onAnswer();
          isHolding = true;
          // Lower than what was asked for: the server knows nothing of that any more.
          broadcast({ opened: seq, isBehind: after !== undefined && after <= seq });
        },
      }),
    onMessage: broadcast,
    pause: pauseUntilWorthwhile,
    random: Math.random,
  };
  const lead = (signal: AbortSignal) =>
    runStream(parts, () => lastSeq, signal).finally(() => {
      isHolding = false;
    });
  let turn = new AbortController();

  /** Waits for the lock, or takes it from a tab that is asleep. */
  function stand(steal: boolean): void {
    turn.abort();
    turn = new AbortController();
    const signal = AbortSignal.any([stop.signal, turn.signal]);
    // Without locks, on an insecure origin, every tab holds a stream of its own.
    if (!('locks' in navigator)) return void lead(signal);
    navigator.locks
      .request(lockName, steal ? { steal } : { signal }, () => lead(signal))
      // Stopped; or the lock was taken away, and this tab is one of those that wait.
      .catch(() => signal.aborted || stand(false));
  }

  channel.postMessage({ began: true } satisfies TabMessage);
  stand(false);
  // Only looks while visible count: a tab that was asleep itself has received nothing.
  const looking = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    silentLooks += 1;
    if (silentLooks * lookMs <= silenceMs) return;
    silentLooks = 0;
    stand(true);
  }, lookMs);

  return () => {
    clearInterval(looking);
    stop.abort();
    channel.close();
  };
}

type Signs = { readonly onSign: () => void; readonly onPosition: (seq: number) => void };

async function* open(
  after: number | undefined,
  signal: AbortSignal,
  { onSign, onPosition }: Signs,
): AsyncGenerator<StreamMessage> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), silenceMs);
  try {
    onSign();
    const either = AbortSignal.any([signal, silent.signal]);
    const body = await api().stream(openStream, { query: after === undefined ? {} : { after }, signal: either });
    const onBytes = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), silenceMs);
      onSign();
    };
    yield* readEventStream(body, onBytes, onPosition, noteLogPosition);
  } finally {
    clearTimeout(timer);
    silent.abort();
  }
}

function pauseUntilWorthwhile(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function look() {
      if (document.visibilityState === 'visible') done();
    }
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', done);
      resolve();
    }
    addEventListener('online', done);
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', done);
  });
}
