import { showItemAgain as call } from '@waybill/contract/timeline/show-item-again';
import { defineRoute } from '../../../platform/http/route.ts';
import { setHidden } from '../commands/set-hidden.ts';
import type { TimelineContext } from '../context.ts';

export const showItemAgainRoute = defineRoute(call, (context: TimelineContext, { caller, params }) =>
  setHidden(context, caller.userId, params, false),
);
