import { listReplies as call } from '@waybill/contract/ops/list-replies';
import { defineRoute } from '../define-route.ts';
import { replyViewOf } from '../reply-views.ts';
import { listReplies } from '../storage/replies.ts';

export const listRepliesRoute = defineRoute(call, async ({ db }, { query }) => ({
  replies: (await listReplies(db, query.state)).map(replyViewOf),
}));
