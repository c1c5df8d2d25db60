import { deleteComment } from '@waybill/contract/timeline/delete-comment';
import { defineRoute } from '../../../platform/http/route.ts';
import { takeBackComment } from '../commands/delete-comment.ts';
import type { TimelineContext } from '../context.ts';

export const deleteCommentRoute = defineRoute(deleteComment, (context: TimelineContext, { caller, params }) =>
  takeBackComment(context, caller.userId, params.commentId),
);
