import { writeReply as call } from '@waybill/contract/ops/write-reply';
import { writeReply } from '../commands/write-reply.ts';
import { defineRoute } from '../define-route.ts';
import { replyViewOf } from '../reply-views.ts';

export const writeReplyRoute = defineRoute(call, async (context, { caller, body }) =>
  replyViewOf(await writeReply(context, { staffId: caller.userId, ...body })),
);
