import { deactivateUser as call } from '@waybill/contract/users/deactivate-user';
import { Problem } from '../../../platform/http/problem.ts';
import { deactivateUser } from '../commands/deactivate-user.ts';
import { defineRoute } from '../define-route.ts';

export const deactivateUserRoute = defineRoute(call, async (context, { caller, params }) => {
  if (params.id !== caller.userId) throw new Problem('forbidden', 'You can close your own account only.');
  await deactivateUser(context, caller);
});
