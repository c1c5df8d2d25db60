import { suspendPerson as call } from '@waybill/contract/ops/suspend-person';
import { suspendPerson } from '../commands/suspend-person.ts';
import { defineRoute } from '../define-route.ts';
import { readPerson } from '../read-person.ts';

export const suspendPersonRoute = defineRoute(call, async (context, { caller, params: { uid }, body }) => {
  await suspendPerson(context, { staffId: caller.userId, userId: uid, ...body });
  return readPerson(context.db, uid);
});
