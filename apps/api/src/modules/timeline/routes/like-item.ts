import { likeItem } from '@waybill/contract/timeline/like-item';
import { defineRoute } from '../../../platform/http/route.ts';
import { setLike } from '../commands/like-item.ts';
import type { TimelineContext } from '../context.ts';

export const likeItemRoute = defineRoute(likeItem, (context: TimelineContext, { caller, params }) =>
  setLike(context, caller.userId, params, true),
);
