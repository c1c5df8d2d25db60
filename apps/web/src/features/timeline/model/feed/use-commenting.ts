import { useQueryClient } from '@tanstack/react-query';
import type { CommentView } from '@waybill/contract/timeline/comment-view';
import { useState } from 'react';
import { forgetRequestKey, requestKey } from '../../../../forms/request-key.ts';
import { showFailure } from '../../../../forms/show-failure.ts';
import { createComment } from '../../api/create-comment.ts';
import { deleteComment } from '../../api/delete-comment.ts';
import { getTimelineItemQuery } from '../../api/get-timeline-item.ts';
import { changeEverywhere } from './change-everywhere.ts';
import { type OpenItem, prependComment, putCommentBack, removeComment, withComments } from './feed-cache.ts';
import type { ItemRef } from './item-ref.ts';

/** A comment on its way. */
export type Pending = { readonly key: string; readonly message: string };

/** Saying something about an item and taking it back: shown at once, undone when the server refuses. */
export function useCommenting(item: ItemRef) {
  const queries = useQueryClient();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const { queryKey } = getTimelineItemQuery(item.itemType, item.id);
  const count = (difference: number) => changeEverywhere(queries, item.id, (now) => withComments(now, difference));

  /** False when it was refused: the text is the writer’s again. */
  async function addComment(message: string): Promise<boolean> {
    const form = `comment.${item.id}`;
    // The same words keep their key after a lost answer, so that they are said once.
    const key = requestKey(sessionStorage, form, message);
    setPending((now) => [{ key, message }, ...now]);
    count(1);
    try {
      const comment = await createComment({ itemType: item.itemType, timelineItemId: item.id, message }, key);
      forgetRequestKey(sessionStorage, form);
      queries.setQueryData<OpenItem>(queryKey, (open) => open && prependComment(open, comment));
      return true;
    } catch (failure) {
      count(-1);
      showFailure(failure);
      return false;
    } finally {
      setPending((now) => now.filter((other) => other.key !== key));
    }
  }

  async function takeBack(comment: CommentView): Promise<void> {
    queries.setQueryData<OpenItem>(queryKey, (open) => open && removeComment(open, comment.id));
    count(-1);
    try {
      await deleteComment(comment.id);
    } catch (failure) {
      queries.setQueryData<OpenItem>(queryKey, (open) => open && putCommentBack(open, comment));
      count(1);
      showFailure(failure);
    }
  }

  return { pending, addComment, takeBack };
}
