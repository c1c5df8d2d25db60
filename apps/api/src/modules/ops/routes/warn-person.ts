import { warnPerson as call } from '@waybill/contract/ops/warn-person';
import { warnPerson } from '../commands/warn-person.ts';
import { defineRoute } from '../define-route.ts';
import { readPerson } from '../read-person.ts';

export const warnPersonRoute = defineRoute(call, async (context, { caller, params: { uid }, body }) => {
  await warnPerson(context, { staffId: caller.userId, userId: uid, ...body });
  return readPerson(context.db, uid);
});
