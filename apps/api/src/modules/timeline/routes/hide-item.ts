import { hideItem as call } from '@waybill/contract/timeline/hide-item';
import { defineRoute } from '../../../platform/http/route.ts';
import { setHidden } from '../commands/set-hidden.ts';
import type { TimelineContext } from '../context.ts';

export const hideItemRoute = defineRoute(call, (context: TimelineContext, { caller, params }) =>
  setHidden(context, caller.userId, params, true),
);
