import { restrictPerson as call } from '@waybill/contract/ops/restrict-person';
import { restrictPerson } from '../commands/restrict-person.ts';
import { defineRoute } from '../define-route.ts';
import { readPerson } from '../read-person.ts';

export const restrictPersonRoute = defineRoute(call, async (context, { caller, params: { uid }, body }) => {
  await restrictPerson(context, { staffId: caller.userId, userId: uid, ...body });
  return readPerson(context.db, uid);
});
