import { suspendPerson as call } from '@waybill/contract/ops/suspend-person';
import { defineRoute } from '../../../platform/http/route.ts';
import { suspendPerson } from '../commands/suspend-person.ts';
import type { OpsContext } from '../context.ts';
import { readPerson } from '../read-person.ts';

export const suspendPersonRoute = defineRoute(call, async (context: OpsContext, { caller, params: { uid }, body }) => {
  await suspendPerson(context, { staffId: caller.userId, userId: uid, ...body });
  return readPerson(context.db, uid);
});
