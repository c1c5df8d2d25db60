import { transact } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { hideFromTimeline, showOnTimeline } from '../../users/index.ts';
import type { TimelineContext } from '../context.ts';
import { openItem } from '../policies.ts';
import { findItem } from '../storage/items.ts';

type Which = { readonly itemType: number; readonly itemId: string };

/** Hides or shows an item. Other tabs of the same person are notified. */
export function setHidden(
  { db }: TimelineContext,
  userId: string,
  { itemType, itemId }: Which,
  isHidden: boolean,
): Promise<void> {
  return transact(db, async (tx) => {
    openItem(await findItem(tx, itemId), itemType, userId);
    if (isHidden) hideFromTimeline(tx, userId, itemId);
    else showOnTimeline(tx, userId, itemId);
    sendEvent(tx, userId, { type: 'user.changed' });
  });
}
