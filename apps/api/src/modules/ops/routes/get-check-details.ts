import { getCheckDetails as call } from '@waybill/contract/ops/get-check-details';
import { checkDetailsOf } from '../check-views.ts';
import { lookAtCheck } from '../commands/look-at-check.ts';
import { defineRoute } from '../define-route.ts';

export const getCheckDetailsRoute = defineRoute(call, async (context, { caller, params }) => {
  await lookAtCheck(context, caller.userId, params.checkId);
  return checkDetailsOf(context.db, caller.userId, params.checkId);
});
