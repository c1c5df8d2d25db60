import { unmuteUser as call } from '@waybill/contract/users/unmute-user';
import { defineRoute } from '../../../platform/http/route.ts';
import { unmuteUser } from '../commands/unmute-user.ts';
import type { UsersContext } from '../context.ts';

export const unmuteUserRoute = defineRoute(call, (context: UsersContext, { caller, query }) =>
  unmuteUser(context, caller.userId, query.userId),
);
