import { transact } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { TimelineContext } from '../context.ts';
import { itemLiked } from '../events.ts';
import { openItem } from '../policies.ts';
import { lockItem } from '../storage/items.ts';
import { countLike, deleteLike, insertLike } from '../storage/likes.ts';

type Which = { readonly itemType: number; readonly itemId: string };

/** Sets or removes a like. A like that is as wanted already changes and sends nothing. */
export function setLike(
  { db, publish }: TimelineContext,
  userId: string,
  { itemType, itemId }: Which,
  isLiked: boolean,
): Promise<{ likes: number; isLiked: boolean }> {
  return transact(db, async (tx) => {
    const { authorId } = openItem(await lockItem(tx, itemId), itemType, userId);
    const isNew = isLiked ? await insertLike(tx, itemId, userId) : await deleteLike(tx, itemId, userId);
    const likes = await countLike(tx, itemId, isNew ? (isLiked ? 1 : -1) : 0);
    if (isNew && authorId !== userId) {
      sendEvent(tx, authorId, { type: 'timeline.item-changed', itemType, itemId });
      if (isLiked) publish(tx, itemLiked, { itemType, itemId, authorId, userId });
    }
    return { likes, isLiked };
  });
}
