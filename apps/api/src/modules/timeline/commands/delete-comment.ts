import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { TimelineContext } from '../context.ts';
import { mayOpen } from '../policies.ts';
import { findComment, removeComment } from '../storage/comments.ts';
import { lockItem } from '../storage/items.ts';

export function deleteComment({ db }: TimelineContext, userId: string, commentId: string): Promise<void> {
  return transact(db, async (tx) => {
    const comment = await findComment(tx, commentId);
    const item = comment && (await lockItem(tx, comment.itemId));
    if (!comment || !item || !mayOpen(item, userId)) throw gone();
    if (comment.authorId !== userId && item.authorId !== userId)
      throw new Problem('forbidden', 'Only whoever wrote it, or whose item it stands under, can take it back.');
    if (!(await removeComment(tx, commentId))) throw gone();
    if (item.authorId !== userId)
      sendEvent(tx, item.authorId, { type: 'timeline.item-changed', itemType: item.type, itemId: item.id });
  });
}

const gone = () => new Problem('not_found', 'That comment is no longer here.');
