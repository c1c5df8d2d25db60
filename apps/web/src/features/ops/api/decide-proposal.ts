import { api } from '@waybill/client/browser-client';
import type { BodyOf } from '@waybill/contract/call';
import { decideProposal as call } from '@waybill/contract/ops/decide-proposal';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';

export type ProposalDecision = BodyOf<typeof call>['decision'];

export async function decideProposal(proposalId: string, decision: ProposalDecision, because: string) {
  const form = `ops.proposal.${proposalId}`;
  const body = { decision, because };
  const idempotencyKey = requestKey(sessionStorage, form, body);
  const decided = await api().call(call, { params: { proposalId }, body, idempotencyKey });
  forgetRequestKey(sessionStorage, form);
  return decided;
}
