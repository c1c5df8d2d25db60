import { createComment as call } from '@waybill/contract/timeline/create-comment';
import { createComment } from '../commands/create-comment.ts';
import { defineRoute } from '../define-route.ts';
import { commentViewOf } from '../views.ts';

export const createCommentRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) =>
  commentViewOf(await createComment(context, caller.userId, idempotencyKey, body), caller.userId),
);
