import { restorePerson as call } from '@waybill/contract/ops/restore-person';
import { defineRoute } from '../../../platform/http/route.ts';
import { restorePerson } from '../commands/restore-person.ts';
import type { OpsContext } from '../context.ts';
import { readPerson } from '../read-person.ts';

export const restorePersonRoute = defineRoute(call, async (context: OpsContext, { caller, params: { uid }, body }) => {
  await restorePerson(context, { staffId: caller.userId, userId: uid, ...body });
  return readPerson(context.db, uid);
});
