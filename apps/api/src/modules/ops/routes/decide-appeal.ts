import { decideAppeal as call } from '@waybill/contract/ops/decide-appeal';
import { decideAppeal } from '../commands/decide-appeal.ts';
import { defineRoute } from '../define-route.ts';
import { readAppeal } from '../read-appeals.ts';

export const decideAppealRoute = defineRoute(call, async (context, { caller, params: { appealId }, body }) => {
  await decideAppeal(context, { staffId: caller.userId, appealId, ...body });
  return readAppeal(context.db, caller.userId, appealId);
});
