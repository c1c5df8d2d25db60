import { useEffect } from 'react';
import { hearsForBusiness } from '../../session/acting.ts';
import { beginnings, session } from '../../session/session.ts';
import type { PersonalEvent } from './handle-event.ts';
import { followEvents, type Opening, type StreamEvent } from './shared-stream.ts';

export type EventHandlers = {
  /** Money moved, or a payment ended. */
  readonly onWallet: () => void;
  /** Something is new on the timeline. */
  readonly onTimeline: () => void;
  /** Somebody did something to an item of one’s own. */
  readonly onItem: (itemType: number, itemId: string) => void;
  /** An order moved on, somebody wrote, a notification was added: everything that may get a toast. */
  readonly onEvent: (event: PersonalEvent) => void;
  /** One’s own settings or muted people have changed. */
  readonly onUser: () => void;
  /** Somebody joined or left the business, or is something else in it now. */
  readonly onBusiness: () => void;
  /** A vehicle, a shift or somebody’s duty in the business changed. */
  readonly onFleet: () => void;
  /** Too much was missed: nothing that was loaded before can be relied on. */
  readonly onReset: () => void;
  /** The line to the server is there (again). */
  readonly onOpened: (opening: Opening) => void;
};

/** Handles the server’s events for as long as somebody is signed in. The handlers must stay the same. */
export function useRealtime(sessionId: string, handlers: EventHandlers): void {
  useEffect(() => {
    // A user that could not be loaded now is loaded with the next page.
    const reloadUser = () => void session.reloadUser().catch(() => {});
    const reset = () => {
      handlers.onReset();
      reloadUser();
    };
    const handle = (event: StreamEvent) => {
      const { onWallet, onTimeline, onItem, onEvent } = handlers;
      if (event.type === 'session.ended' && event.sessionId === sessionId) session.end('ended');
      if (event.type === 'wallet.changed') onWallet();
      if (event.type === 'timeline.grew') onTimeline();
      if (event.type === 'timeline.item-changed') onItem(event.itemType, event.itemId);
      if (isPersonalEvent(event)) onEvent(event);
      if (event.type === 'user.changed') {
        handlers.onUser();
        reloadUser();
      }
      if (event.type === 'business.changed') handlers.onBusiness();
      if (event.type === 'fleet.changed') handlers.onFleet();
      if (event.type === 'stream.reset') reset();
    };
    const open = (opening: Opening) => {
      handlers.onOpened(opening);
      if (opening === 'anew') reset();
      // The user was loaded before the stream was open: changes in between sent no event here.
      if (opening === 'first') reloadUser();
    };
    return followEvents(handle, open, takeBeginning(sessionId));
  }, [sessionId, handlers]);
}

/** Once: a second stream of the same page begins after events that it has handled. */
function takeBeginning(sessionId: string): number | undefined {
  // What the session began with is a number of one's own inbox.
  if (hearsForBusiness()) return undefined;
  const event = beginnings.get(sessionId);
  beginnings.set(sessionId, undefined);
  return event;
}

function isPersonalEvent(event: StreamEvent): event is PersonalEvent {
  return /^(order|negotiation|express|chat|notification|sale|collection)\./.test(event.type);
}
