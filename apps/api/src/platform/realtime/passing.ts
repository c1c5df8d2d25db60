import { type PassingEvent, passingEvent } from '@waybill/contract/realtime/events';
import type { Db } from '../db/database.ts';
import { signal } from './bus.ts';
import { passingChannel } from './channels.ts';

/** Tells one person something in passing, at whatever node they are connected to. It has no number and is kept for nobody. */
export async function tellInPassing(db: Db, userId: string, event: PassingEvent): Promise<void> {
  await signal(db, passingChannel, [`${userId} ${JSON.stringify(event)}`]);
}

export type Passer = { pass(text: string): void; stop(): void };

/**
 * Passes on what was whispered: the first at once, and of what comes within `pauseMs` of it about the same thing the
 * newest, at the end. `send` answers whether the person is connected here; for others nothing is remembered.
 */
export function createPasser(send: (userId: string, frame: string) => boolean, pauseMs: number): Passer {
  const resting = new Map<string, { timer: NodeJS.Timeout; newest: string | undefined }>();

  function say(key: string, userId: string, frame: string): void {
    if (!send(userId, frame)) return;
    const timer = setTimeout(() => {
      const newest = resting.get(key)?.newest;
      resting.delete(key);
      if (newest !== undefined) say(key, userId, newest);
    }, pauseMs);
    resting.set(key, { timer, newest: undefined });
  }

  return {
    pass(text) {
      const space = text.indexOf(' ');
      const userId = text.slice(0, space);
      // Whatever else is said on the channel is not ours to pass on.
      const event = eventIn(text.slice(space + 1));
      if (space < 1 || !event) return;
      const key = `${userId} ${event.type} ${subjectOf(event)}`;
      const frame = `data: ${JSON.stringify(event)}\n\n`;
      const rest = resting.get(key);
      if (rest) rest.newest = frame;
      else say(key, userId, frame);
    },
    stop() {
      for (const { timer } of resting.values()) clearTimeout(timer);
      resting.clear();
    },
  };
}

/** What it is about: of two whispers about the same the newer is enough. */
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
