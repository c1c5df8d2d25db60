import { restorePerson as call } from '@waybill/contract/ops/restore-person';
import { restorePerson } from '../commands/restore-person.ts';
import { defineRoute } from '../define-route.ts';
import { readPerson } from '../read-person.ts';

export const restorePersonRoute = defineRoute(call, async (context, { caller, params: { uid }, body }) => {
  await restorePerson(context, { staffId: caller.userId, userId: uid, ...body });
  return readPerson(context.db, uid);
});
