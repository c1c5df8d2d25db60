import { createComment } from '@waybill/contract/timeline/create-comment';
import { defineRoute } from '../../../platform/http/route.ts';
import { writeComment } from '../commands/create-comment.ts';
import type { TimelineContext } from '../context.ts';
import { commentViewOf } from '../views.ts';

export const createCommentRoute = defineRoute(createComment, async (context: TimelineContext, { caller, body, idempotencyKey }) =>
  commentViewOf(await writeComment(context, caller.userId, idempotencyKey, body), caller.userId),
);
