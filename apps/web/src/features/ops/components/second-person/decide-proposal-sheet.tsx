import type { ProposalView } from '@waybill/contract/ops/proposal-view';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { decideProposal, type ProposalDecision } from '../../api/decide-proposal.ts';
import { caseOf, decisionTitle } from '../../model/proposal-words.ts';
import { DecisionSheet } from '../decision-sheet.tsx';
import { DecisionShares } from './decision-shares.tsx';

type DecideProposalSheetProps = {
  readonly proposal: ProposalView;
  readonly decision: ProposalDecision;
  readonly onClose: () => void;
};

/** The second person’s word about what somebody proposed. */
export function DecideProposalSheet({ proposal, decision, onClose }: DecideProposalSheetProps) {
  const { id, amount, currency, isOwn, proposedBy } = proposal;
  const of = caseOf(proposal.decision);
  const onDecide = (because: string) => decideProposal(id, decision, because);
  return decision === 'confirm' ? (
    <DecisionSheet
      name={`proposal.confirm.${id}`}
      of={of}
      title={`Confirm ${formatMoney(minorOf(amount), currency)}?`}
      text={`${decisionTitle(proposal.decision)}, as @${proposedBy} proposed it. Exactly this moves, at once, and both sides read the reason of @${proposedBy}. There is no way back.`}
      confirmLabel="Confirm"
      whyLabel="Why you agree"
      done="Confirmed, and the money has moved"
      onDecide={onDecide}
      onClose={onClose}
    >
      <DecisionShares sums={proposal} />
    </DecisionSheet>
  ) : (
    <DecisionSheet
      name={`proposal.decline.${id}`}
      title={isOwn ? 'Take it back?' : 'Decline it?'}
      text="Nothing moves, the case stays open, and nobody but us sees it."
      confirmLabel={isOwn ? 'Take it back' : 'Decline'}
      tone="danger"
      done={isOwn ? 'It is taken back' : 'It is declined'}
      onDecide={onDecide}
      onClose={onClose}
    />
  );
}
