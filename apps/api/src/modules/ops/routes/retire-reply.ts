import { retireReply as call } from '@waybill/contract/ops/retire-reply';
import { retireReply } from '../commands/retire-reply.ts';
import { defineRoute } from '../define-route.ts';
import { replyViewOf } from '../reply-views.ts';

export const retireReplyRoute = defineRoute(call, async (context, { caller, params: { replyId }, body }) =>
  replyViewOf(await retireReply(context, { staffId: caller.userId, replyId, ...body })),
);
