import { deleteComment as call } from '@waybill/contract/timeline/delete-comment';
import { deleteComment } from '../commands/delete-comment.ts';
import { defineRoute } from '../define-route.ts';

export const deleteCommentRoute = defineRoute(call, (context, { caller, params }) =>
  deleteComment(context, caller.userId, params.commentId),
);
