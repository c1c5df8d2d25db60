import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from '../../../../ui/navigation/link.tsx';
import { waitingProposalQuery, waitingProposalsQuery } from '../../api/list-proposals.ts';
import { opsPaths } from '../../model/ops-paths.ts';
import { decisionTitle } from '../../model/proposal-words.ts';
import { ProposalSlip } from './proposal-slip.tsx';

/** On the page of a case: what somebody proposed about it, while it waits. */
export function CaseProposal({ caseId }: { readonly caseId: string }) {
  const heading = useId();
  const [proposal] = useQuery(waitingProposalQuery(caseId)).data ?? [];
  if (!proposal) return null;
  return (
    <section aria-labelledby={heading} className="paper-card card-padded">
      <p id={heading} className="caption mb-2">
        Proposed
      </p>
      <ProposalSlip proposal={proposal} isOnCase />
    </section>
  );
}

/** In a list of cases: one line about what waits, which leads to it. */
export function CaseProposalLine({ caseId }: { readonly caseId: string }) {
  const proposal = useQuery(waitingProposalsQuery).data?.find(
    ({ decision }) => 'reference' in decision && decision.reference === caseId,
  );
  if (!proposal) return null;
  return (
    <p className="mt-3 text-15">
      @{proposal.proposedBy} proposed: {decisionTitle(proposal.decision).toLowerCase()}.{' '}
      <Link to={opsPaths.proposals} className="link">
        It waits for a second person
      </Link>
    </p>
  );
}
