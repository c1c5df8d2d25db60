import { createComment as call } from '@waybill/contract/timeline/create-comment';
import { defineRoute } from '../../../platform/http/route.ts';
import { createComment } from '../commands/create-comment.ts';
import type { TimelineContext } from '../context.ts';
import { commentViewOf } from '../views.ts';

export const createCommentRoute = defineRoute(call, async (context: TimelineContext, { caller, body, idempotencyKey }) =>
  commentViewOf(await createComment(context, caller.userId, idempotencyKey, body), caller.userId),
);
