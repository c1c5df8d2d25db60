import type { ProposalView } from '@waybill/contract/ops/proposal-view';
import { useState } from 'react';
import { Amount } from '../../../../ui/amount.tsx';
import { Button } from '../../../../ui/button.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Link } from '../../../../ui/navigation/link.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { When } from '../../../../ui/when.tsx';
import type { ProposalDecision } from '../../api/decide-proposal.ts';
import { casePath, decisionTitle, proposalStateWords } from '../../model/proposal-words.ts';
import { DecideProposalSheet } from './decide-proposal-sheet.tsx';
import { DecisionShares } from './decision-shares.tsx';

/** What somebody proposed: who gets what and why, and for a second person, what to say to it. */
export function ProposalSlip({ proposal, isOnCase = false }: { readonly proposal: ProposalView; readonly isOnCase?: boolean }) {
  const [deciding, setDeciding] = useState<ProposalDecision | null>(null);
  const { decision, subject, amount, currency, state } = proposal;
  const [words, tone] = proposalStateWords[state];
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-17">{decisionTitle(decision)}</h2>
          {isOnCase ? null : (
            <p className="mt-1 font-mono text-13 wrap-anywhere">
              <Link to={casePath(decision)} className="link">
                {subject}
              </Link>
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {isOnCase ? null : <Amount minor={minorOf(amount)} currency={currency} className="text-21" />}
          <Stamp tone={tone}>{words}</Stamp>
        </div>
      </div>
      <Saying by={proposal.proposedBy} verb="proposed it" at={proposal.proposedAt} because={proposal.because} />
      <div className="mt-3 grid max-w-md gap-2">
        <DecisionShares sums={proposal} />
      </div>
      <Ended proposal={proposal} />
      <Choices proposal={proposal} onChoose={setDeciding} />
      {deciding ? <DecideProposalSheet proposal={proposal} decision={deciding} onClose={() => setDeciding(null)} /> : null}
    </>
  );
}

function Ended({ proposal }: { readonly proposal: ProposalView }) {
  const { state, decidedBy, decidedAt, decisionBecause } = proposal;
  if (state === 'lapsed')
    return (
      <p className="mt-3 text-15 text-ink-soft">
        The case is not any more as it was when this was proposed. Nothing moved by it.
      </p>
    );
  if (!decidedBy || !decidedAt) return null;
  return <Saying by={decidedBy} verb={`${state} it`} at={decidedAt} because={decisionBecause} />;
}

type SayingProps = { readonly by: string; readonly verb: string; readonly at: string; readonly because: string };

function Saying({ by, verb, at, because }: SayingProps) {
  return (
    <div className="mt-3">
      <p className="text-13 text-ink-soft">
        @{by} {verb} <When at={at} />
      </p>
      <p className="max-w-prose border-l-3 border-line pl-3.5 whitespace-pre-line wrap-anywhere">{because}</p>
    </div>
  );
}

type ChoicesProps = { readonly proposal: ProposalView; readonly onChoose: (decision: ProposalDecision) => void };

function Choices({ proposal: { can, isOwn, state }, onChoose }: ChoicesProps) {
  if (state !== 'waiting') return null;
  if (!can.decline)
    return <p className="mt-4 text-15 text-ink-soft">This is about your own money: somebody else of us decides.</p>;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {can.confirm ? (
        <Button data-row="" onClick={() => onChoose('confirm')}>
          Confirm
        </Button>
      ) : null}
      <Button {...(can.confirm ? {} : { 'data-row': '' })} variant="secondary" onClick={() => onChoose('decline')}>
        {isOwn ? 'Take it back' : 'Decline'}
      </Button>
      {can.confirm ? null : (
        <p className="text-15 text-ink-soft">
          {isOwn
            ? 'You proposed it: somebody else of us has to confirm it.'
            : 'It is above your own limit, too: a lead has to confirm it.'}
        </p>
      )}
    </div>
  );
}
