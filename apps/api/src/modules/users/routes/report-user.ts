import { reportUser as call } from '@waybill/contract/users/report-user';
import { reportUser } from '../commands/report-user.ts';
import { defineRoute } from '../define-route.ts';

export const reportUserRoute = defineRoute(call, (context, { caller, body }) => reportUser(context, caller.userId, body));
