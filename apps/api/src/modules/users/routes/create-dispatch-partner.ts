import { createDispatchPartner as call } from '@waybill/contract/users/create-dispatch-partner';
import { giveCookie, originOf } from '../../identity/index.ts';
import { createDispatchPartner } from '../commands/create-dispatch-partner.ts';
import { defineRoute } from '../define-route.ts';
import { readOnlyOfUsers } from '../read-only.ts';

export const createDispatchPartnerRoute = defineRoute(
  call,
  async (context, { body, request, reply }) =>
    giveCookie(context, reply, await createDispatchPartner(context, body, originOf(request))),
  { readOnly: readOnlyOfUsers },
);
