import { reportUser as call } from '@waybill/contract/users/report-user';
import { defineRoute } from '../../../platform/http/route.ts';
import { reportUser } from '../commands/report-user.ts';
import type { UsersContext } from '../context.ts';

export const reportUserRoute = defineRoute(call, (context: UsersContext, { caller, body }) =>
  reportUser(context, caller.userId, body),
);
