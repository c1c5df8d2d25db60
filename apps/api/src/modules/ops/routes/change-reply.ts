import { changeReply as call } from '@waybill/contract/ops/change-reply';
import { changeReply } from '../commands/change-reply.ts';
import { defineRoute } from '../define-route.ts';
import { replyViewOf } from '../reply-views.ts';

export const changeReplyRoute = defineRoute(call, async (context, { caller, params: { replyId }, body }) =>
  replyViewOf(await changeReply(context, { staffId: caller.userId, replyId, ...body })),
);
