import { createUser as call } from '@waybill/contract/users/create-user';
import { giveCookie, originOf } from '../../identity/index.ts';
import { createUser } from '../commands/create-user.ts';
import { defineRoute } from '../define-route.ts';
import { readOnlyOfUsers } from '../read-only.ts';

export const createUserRoute = defineRoute(
  call,
  async (context, { body, request, reply }) => giveCookie(context, reply, await createUser(context, body, originOf(request))),
  { readOnly: readOnlyOfUsers },
);
