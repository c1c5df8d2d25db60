import { unlikeItem } from '@waybill/contract/timeline/unlike-item';
import { defineRoute } from '../../../platform/http/route.ts';
import { setLike } from '../commands/like-item.ts';
import type { TimelineContext } from '../context.ts';

export const unlikeItemRoute = defineRoute(unlikeItem, (context: TimelineContext, { caller, params }) =>
  setLike(context, caller.userId, params, false),
);
