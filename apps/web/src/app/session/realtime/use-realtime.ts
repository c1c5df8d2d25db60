import { useEffect } from 'react';
import type { OrdersEvent } from '../../orders-news.ts';
import { session } from '../session.ts';
import { followEvents, type HeardEvent } from './shared-stream.ts';

type Hearers = {
  /** Money moved, or a payment ended. */
  readonly onWallet: () => void;
  /** Something is new on the timeline. */
  readonly onTimeline: () => void;
  /** Somebody did something to an item of one’s own. */
  readonly onItem: (itemType: number, itemId: string) => void;
  /** An order moved on, a fee was named, an express parcel rings. */
  readonly onOrders: (event: OrdersEvent) => void;
  /** Too much was missed: nothing that was loaded before can be relied on. */
  readonly onReset: () => void;
};

/** Hears what the server says by itself, for as long as somebody is signed in. The hearers must stay the same. */
export function useRealtime(sessionId: string, { onWallet, onTimeline, onItem, onOrders, onReset }: Hearers): void {
  useEffect(
    () =>
      followEvents((event) => {
        if (event.type === 'session.ended' && event.sessionId === sessionId) session.end('ended');
        if (event.type === 'wallet.changed') onWallet();
        if (event.type === 'timeline.grew') onTimeline();
        if (event.type === 'timeline.item-changed') onItem(event.itemType, event.itemId);
        if (isAboutOrders(event)) onOrders(event);
        if (event.type === 'stream.reset') onReset();
        // Whatever could not be loaded now is loaded with the next page.
        if (event.type === 'user.changed' || event.type === 'stream.reset') session.reloadUser().catch(() => {});
      }),
    [sessionId, onWallet, onTimeline, onItem, onOrders, onReset],
  );
}

function isAboutOrders(event: HeardEvent): event is OrdersEvent {
  return /^(order|negotiation|express)\./.test(event.type);
}
