import { showItemAgain } from '@waybill/contract/timeline/show-item-again';
import { defineRoute } from '../../../platform/http/route.ts';
import { setHidden } from '../commands/hide-item.ts';
import type { TimelineContext } from '../context.ts';

export const showItemAgainRoute = defineRoute(showItemAgain, (context: TimelineContext, { caller, params }) =>
  setHidden(context, caller.userId, params, false),
);
