import { createUser as call } from '@waybill/contract/users/create-user';
import { defineRoute } from '../../../platform/http/route.ts';
import { giveCookie, originOf } from '../../identity/index.ts';
import { createUser } from '../commands/create-user.ts';
import type { UsersContext } from '../context.ts';
import { readOnlyOfUsers } from '../read-only.ts';

export const createUserRoute = defineRoute(
  call,
  async (context: UsersContext, { body, request, reply }) =>
    giveCookie(context, reply, await createUser(context, body, originOf(request))),
  { readOnly: readOnlyOfUsers },
);
