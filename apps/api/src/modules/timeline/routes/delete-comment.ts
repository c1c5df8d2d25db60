import { deleteComment as call } from '@waybill/contract/timeline/delete-comment';
import { defineRoute } from '../../../platform/http/route.ts';
import { deleteComment } from '../commands/delete-comment.ts';
import type { TimelineContext } from '../context.ts';

export const deleteCommentRoute = defineRoute(call, (context: TimelineContext, { caller, params }) =>
  deleteComment(context, caller.userId, params.commentId),
);
