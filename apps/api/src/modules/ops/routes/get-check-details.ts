import { getCheckDetails as call } from '@waybill/contract/ops/get-check-details';
import { defineRoute } from '../../../platform/http/route.ts';
import { checkDetailsOf } from '../check-views.ts';
import { lookAtCheck } from '../commands/look-at-check.ts';
import type { OpsContext } from '../context.ts';

export const getCheckDetailsRoute = defineRoute(call, async (context: OpsContext, { caller, params }) => {
  await lookAtCheck(context, caller.userId, params.checkId);
  return checkDetailsOf(context.db, params.checkId);
});
