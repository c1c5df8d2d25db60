import { reportItem as call } from '@waybill/contract/timeline/report-item';
import { defineRoute } from '../../../platform/http/route.ts';
import { reportItem } from '../commands/report-item.ts';
import type { TimelineContext } from '../context.ts';

export const reportItemRoute = defineRoute(call, (context: TimelineContext, { caller, body }) =>
  reportItem(context, caller.userId, body),
);
