import { reportItem as call } from '@waybill/contract/timeline/report-item';
import { reportItem } from '../commands/report-item.ts';
import { defineRoute } from '../define-route.ts';

export const reportItemRoute = defineRoute(call, (context, { caller, body }) => reportItem(context, caller.userId, body));
