import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { defineRoute } from '../../../platform/http/route.ts';
import { suspendPerson as suspend } from '../commands/suspend-person.ts';
import type { OpsContext } from '../context.ts';
import { readPerson } from '../read-person.ts';

export const suspendPersonRoute = defineRoute(suspendPerson, async (context: OpsContext, { caller, params: { uid }, body }) => {
  await suspend(context, { staffId: caller.userId, userId: uid, ...body });
  return readPerson(context.db, uid);
});
