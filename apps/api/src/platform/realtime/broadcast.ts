import { type PassingEvent, passingEvent } from '@waybill/contract/realtime/events';
import { type Tx, writeAtEnd } from '../db/database.ts';
import { signal } from './bus.ts';
import { broadcastChannel } from './channels.ts';

/** Tells everybody who is connected at this moment, once the transaction that made it true is committed. */
export function broadcast(tx: Tx, event: Extract<PassingEvent, { type: 'timeline.grew' }>): void {
  note(tx, JSON.stringify(event));
}

const note = writeAtEnd<string>((tx, texts) => signal(tx, broadcastChannel, [...new Set(texts)]));

export type Announcer = { announce(text: string): void; stop(): void };

/**
 * Passes on what was broadcast: the first at once, and what comes within `pauseMs` of it as one at the end. However
 * much is posted, a thousand listeners are written to once in that time.
 */
export function createAnnouncer(send: (frame: string) => void, pauseMs: number): Announcer {
  const resting = new Map<string, { timer: NodeJS.Timeout; isWanted: boolean }>();

  function sendAndRest(text: string): void {
    send(`data: ${text}\n\n`);
    const timer = setTimeout(() => {
      const isWanted = resting.get(text)?.isWanted ?? false;
      resting.delete(text);
      if (isWanted) sendAndRest(text);
    }, pauseMs);
    resting.set(text, { timer, isWanted: false });
  }

  return {
    announce(text) {
      // Other texts on the channel are not ours to pass on.
      if (!passingEvent.safeParse(parsed(text)).success) return;
      const rest = resting.get(text);
      if (rest) rest.isWanted = true;
      else sendAndRest(text);
    },
    stop() {
      for (const { timer } of resting.values()) clearTimeout(timer);
      resting.clear();
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
