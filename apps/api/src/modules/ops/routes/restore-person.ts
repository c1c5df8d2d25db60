import { restorePerson } from '@waybill/contract/ops/restore-person';
import { defineRoute } from '../../../platform/http/route.ts';
import { restorePerson as restore } from '../commands/suspend-person.ts';
import type { OpsContext } from '../context.ts';
import { readPerson } from '../read-person.ts';

export const restorePersonRoute = defineRoute(restorePerson, async (context: OpsContext, { caller, params: { uid }, body }) => {
  await restore(context, { staffId: caller.userId, userId: uid, ...body });
  return readPerson(context.db, uid);
});
