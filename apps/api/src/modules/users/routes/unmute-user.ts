import { unmuteUser as call } from '@waybill/contract/users/unmute-user';
import { unmuteUser } from '../commands/unmute-user.ts';
import { defineRoute } from '../define-route.ts';

export const unmuteUserRoute = defineRoute(call, (context, { caller, query }) =>
  unmuteUser(context, caller.userId, query.userId),
);
