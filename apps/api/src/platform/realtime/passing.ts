import { type PassingEvent, passingEvent } from '@waybill/contract/realtime/events';
import type { Db } from '../db/database.ts';
import { signal } from './bus.ts';
import { passingChannel } from './channels.ts';

/** Sends a passing event to one person, at the node they are connected to. It has no number and is not stored. */
export async function sendPassingEvent(db: Db, userId: string, event: PassingEvent): Promise<void> {
  await Promise.all(signal(db, passingChannel, [`${userId} ${JSON.stringify(event)}`]));
}

export type Passer = { pass(text: string): void; stop(): void };

/**
 * Passes events on: the first at once, and of those within `pauseMs` about the same subject the newest, at the end. `send`
 * answers whether the person is connected here; for others nothing is remembered.
 */
export function createPasser(send: (userId: string, frame: string) => boolean, pauseMs: number): Passer {
  const resting = new Map<string, { timer: NodeJS.Timeout; newest: string | undefined }>();

  function sendAndRest(key: string, userId: string, frame: string): void {
    if (!send(userId, frame)) return;
    const timer = setTimeout(() => {
      const newest = resting.get(key)?.newest;
      resting.delete(key);
      if (newest !== undefined) sendAndRest(key, userId, newest);
    }, pauseMs);
    resting.set(key, { timer, newest: undefined });
  }

  return {
    pass(text) {
      const space = text.indexOf(' ');
      const userId = text.slice(0, space);
      // Other texts on the channel are not ours to pass on.
      const event = eventIn(text.slice(space + 1));
      if (space < 1 || !event) return;
      const key = `${userId} ${event.type} ${subjectOf(event)}`;
      const frame = `data: ${JSON.stringify(event)}\n\n`;
      const rest = resting.get(key);
      if (rest) rest.newest = frame;
      else sendAndRest(key, userId, frame);
    },
    stop() {
      for (const { timer } of resting.values()) clearTimeout(timer);
      resting.clear();
    },
  };
}

/** The subject of an event: of two passing events with one subject the newer is enough. */
function subjectOf(event: PassingEvent): string {
  if (event.type === 'order.moved') return event.orderId;
  return event.type === 'chat.typing' ? `${event.roomId} ${event.userId}` : '';
}

function eventIn(text: string): PassingEvent | undefined {
  try {
    return passingEvent.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
