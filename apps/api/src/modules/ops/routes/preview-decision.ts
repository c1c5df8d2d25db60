import { amountLimits, isWithinLimit } from '@waybill/contract/ops/amount-limits';
import { previewDecision as call } from '@waybill/contract/ops/preview-decision';
import { requireKind } from '../case-policies.ts';
import { rehearse } from '../commands/carry-out.ts';
import { defineRoute } from '../define-route.ts';
import { sumsOf } from '../read-proposals.ts';
import { roleOf } from '../staff-role.ts';

export const previewDecisionRoute = defineRoute(call, async (context, { caller, body: { decision } }) => {
  const role = roleOf(caller);
  requireKind(caller, decision.kind);
  const sums = await sumsOf(context.db, await rehearse(context, decision, caller.userId));
  return { ...sums, limit: amountLimits[role][sums.currency], needsSecond: !isWithinLimit(role, sums) };
});
