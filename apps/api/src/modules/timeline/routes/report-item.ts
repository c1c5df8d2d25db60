import { reportItem } from '@waybill/contract/timeline/report-item';
import { defineRoute } from '../../../platform/http/route.ts';
import { report } from '../commands/report-item.ts';
import type { TimelineContext } from '../context.ts';

export const reportItemRoute = defineRoute(reportItem, (context: TimelineContext, { caller, body }) =>
  report(context, caller.userId, body),
);
