import { decideProposal as call } from '@waybill/contract/ops/decide-proposal';
import { requireKind } from '../case-policies.ts';
import { decideProposal } from '../commands/decide-proposal.ts';
import { defineRoute } from '../define-route.ts';
import { noProposal, readProposal } from '../read-proposals.ts';
import { findProposal } from '../storage/proposals.ts';

export const decideProposalRoute = defineRoute(
  call,
  async (context, { caller, params: { proposalId }, body, idempotencyKey }) => {
    const proposal = await findProposal(context.db, proposalId);
    if (!proposal) throw noProposal();
    requireKind(caller, proposal.kind);
    await decideProposal(context, { staffId: caller.userId, proposal, ...body, idempotencyKey });
    return readProposal(context.db, proposalId, caller);
  },
);
