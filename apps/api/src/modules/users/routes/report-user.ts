import { reportUser } from '@waybill/contract/users/report-user';
import { defineRoute } from '../../../platform/http/route.ts';
import { reportPerson } from '../commands/report-user.ts';
import type { UsersContext } from '../context.ts';

export const reportUserRoute = defineRoute(reportUser, (context: UsersContext, { caller, body }) =>
  reportPerson(context, caller.userId, body),
);
