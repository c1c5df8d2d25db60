import { hideItem } from '@waybill/contract/timeline/hide-item';
import { defineRoute } from '../../../platform/http/route.ts';
import { setHidden } from '../commands/hide-item.ts';
import type { TimelineContext } from '../context.ts';

export const hideItemRoute = defineRoute(hideItem, (context: TimelineContext, { caller, params }) =>
  setHidden(context, caller.userId, params, true),
);
