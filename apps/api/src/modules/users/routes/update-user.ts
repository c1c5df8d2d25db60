import { updateUser as call } from '@waybill/contract/users/update-user';
import { Problem } from '../../../platform/http/problem.ts';
import { updateUser } from '../commands/update-user.ts';
import { defineRoute } from '../define-route.ts';
import { readOnlyOfUsers } from '../read-only.ts';
import { findUser } from '../storage/users.ts';
import { ownUserView } from '../views.ts';

export const updateUserRoute = defineRoute(
  call,
  async (context, { caller, body }) => {
    await updateUser(context, caller, body);
    const row = await findUser(context.db, caller.userId);
    if (!row) throw new Problem('session_ended', 'This account is gone.');
    return ownUserView(row);
  },
  { readOnly: readOnlyOfUsers },
);
