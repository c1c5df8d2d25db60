import type { BodyOf } from '@waybill/contract/call';
import type { createComment as call } from '@waybill/contract/timeline/create-comment';
import { type Db, transact } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { keyUsedOtherwise } from '../../wallet/index.ts';
import type { TimelineContext } from '../context.ts';
import { itemCommented } from '../events.ts';
import { openItem } from '../policies.ts';
import { type CommentRow, findCommentByRequest, findCommentRow, insertComment } from '../storage/comments.ts';
import { lockItem, type PostingRequest } from '../storage/items.ts';
import { requestOf } from './post-once.ts';

export async function createComment(
  { db, publish }: TimelineContext,
  authorId: string,
  idempotencyKey: string,
  input: BodyOf<typeof call>,
): Promise<CommentRow> {
  const request = requestOf(authorId, 'comment', idempotencyKey, input);
  const { itemType, timelineItemId: itemId, message } = input;
  const id =
    (await findWritten(db, request)) ??
    (await transact(db, async (tx) => {
      const item = openItem(await lockItem(tx, itemId), itemType, authorId);
      const commentId = newId('comment');
      // A parallel copy of this request waited for the item's row and now finds the comment written.
      if (!(await insertComment(tx, { ...request, id: commentId, itemId, authorId, message }))) return findWritten(tx, request);
      if (item.authorId !== authorId) {
        sendEvent(tx, item.authorId, { type: 'timeline.item-changed', itemType, itemId });
        publish(tx, itemCommented, { itemType, itemId, authorId: item.authorId, userId: authorId, commentId });
      }
      return commentId;
    }));
  const row = id === undefined ? undefined : await findCommentRow(db, id);
  if (!row) throw new Error('A comment was not written down');
  return row;
}

async function findWritten(db: Db, { requestKey, requestHash }: PostingRequest): Promise<string | undefined> {
  const known = await findCommentByRequest(db, requestKey);
  if (known && known.requestHash !== requestHash) throw keyUsedOtherwise();
  return known?.id;
}
