import { likeItem as call } from '@waybill/contract/timeline/like-item';
import { defineRoute } from '../../../platform/http/route.ts';
import { setLike } from '../commands/set-like.ts';
import type { TimelineContext } from '../context.ts';

export const likeItemRoute = defineRoute(call, (context: TimelineContext, { caller, params }) =>
  setLike(context, caller.userId, params, true),
);
