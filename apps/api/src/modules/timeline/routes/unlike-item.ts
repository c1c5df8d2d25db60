import { unlikeItem as call } from '@waybill/contract/timeline/unlike-item';
import { defineRoute } from '../../../platform/http/route.ts';
import { setLike } from '../commands/set-like.ts';
import type { TimelineContext } from '../context.ts';

export const unlikeItemRoute = defineRoute(call, (context: TimelineContext, { caller, params }) =>
  setLike(context, caller.userId, params, false),
);
