import { updateUser as call } from '@waybill/contract/users/update-user';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { updateUser } from '../commands/update-user.ts';
import type { UsersContext } from '../context.ts';
import { readOnlyOfUsers } from '../read-only.ts';
import { findUser } from '../storage/users.ts';
import { ownUserView } from '../views.ts';

export const updateUserRoute = defineRoute(
  call,
  async (context: UsersContext, { caller, body }) => {
    await updateUser(context, caller, body);
    const row = await findUser(context.db, caller.userId);
    if (!row) throw new Problem('session_ended', 'This account is gone.');
    return ownUserView(row);
  },
  { readOnly: readOnlyOfUsers },
);
