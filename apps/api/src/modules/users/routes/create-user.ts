import { createUser } from '@waybill/contract/users/create-user';
import { defineRoute } from '../../../platform/http/route.ts';
import { giveCookie, originOf } from '../../identity/index.ts';
import { signUpPerson } from '../commands/create-user.ts';
import type { UsersContext } from '../context.ts';
import { readOnlyOfUsers } from '../read-only.ts';

export const createUserRoute = defineRoute(
  createUser,
  async (context: UsersContext, { body, request, reply }) =>
    giveCookie(context, reply, await signUpPerson(context, body, originOf(request))),
  { readOnly: readOnlyOfUsers },
);
