import { deactivateUser } from '@waybill/contract/users/deactivate-user';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { leaveForGood } from '../commands/deactivate-user.ts';
import type { UsersContext } from '../context.ts';

export const deactivateUserRoute = defineRoute(deactivateUser, async (context: UsersContext, { caller, params }) => {
  if (params.id !== caller.userId) throw new Problem('forbidden', 'You can close your own account only.');
  await leaveForGood(context, caller);
});
