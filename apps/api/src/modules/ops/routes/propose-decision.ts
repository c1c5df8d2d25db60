import { proposeDecision as call } from '@waybill/contract/ops/propose-decision';
import { requireKind } from '../case-policies.ts';
import { proposeDecision } from '../commands/propose-decision.ts';
import { defineRoute } from '../define-route.ts';
import { readProposal } from '../read-proposals.ts';

export const proposeDecisionRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) => {
  requireKind(caller, body.decision.kind);
  const { id } = await proposeDecision(context, { staffId: caller.userId, ...body, idempotencyKey });
  return readProposal(context.db, id, caller);
});
