import type { CorrectionView } from '@waybill/contract/ops/correction-view';
import { useState } from 'react';
import { newKey } from '../../../../forms/request-key.ts';
import { useUser } from '../../../../session/user-context.tsx';
import { Amount } from '../../../../ui/amount.tsx';
import { Button } from '../../../../ui/button.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Stamp, type StampTone } from '../../../../ui/stamp.tsx';
import { When } from '../../../../ui/when.tsx';
import { type CorrectionDecision, decideCorrection } from '../../api/decide-correction.ts';
import { listCorrectionsQuery } from '../../api/list-corrections.ts';
import { CaseLine } from '../cases/case-bar.tsx';
import { DecisionSheet } from '../decision-sheet.tsx';
import { PersonLine } from '../person-line.tsx';
import { QueueList } from '../queue-list.tsx';

const states = {
  proposed: ['Waits for a second person', 'marigold'],
  approved: ['Booked', 'palm'],
  rejected: ['Rejected', 'clay'],
} as const satisfies Record<CorrectionView['state'], readonly [string, StampTone]>;

type Deciding = { readonly correction: CorrectionView; readonly decision: CorrectionDecision };

/** Movements of money by hand: those that wait, then the others. */
export function CorrectionList() {
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  return (
    <>
      <QueueList
        loose
        list={listCorrectionsQuery}
        label="Corrections"
        keyOf={({ id }) => id}
        row={(correction) => (
          <CorrectionSlip correction={correction} onDecide={(decision) => setDeciding({ correction, decision })} />
        )}
        empty={{
          drawing: 'handshake',
          title: 'No corrections',
          text: 'Nobody has moved money by hand. It takes two of us: one proposes, another approves.',
        }}
      />
      {deciding ? <DecideSheet {...deciding} onClose={() => setDeciding(null)} /> : null}
    </>
  );
}

type CorrectionSlipProps = {
  readonly correction: CorrectionView;
  readonly onDecide: (decision: CorrectionDecision) => void;
};

function CorrectionSlip({ correction, onDecide }: CorrectionSlipProps) {
  const { person, direction, state } = correction;
  const [words, tone] = states[state];
  const minor = minorOf(correction.amount) * (direction === 'in' ? 1 : -1);
  return (
    <li className="paper-card card-padded">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <PersonLine person={person} isLink />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Amount minor={minor} currency={correction.currency} tone={direction} className="text-21" />
          <Stamp tone={tone}>{words}</Stamp>
        </div>
      </div>
      <p className="mt-3 wrap-anywhere">
        They read “{correction.title}”, {direction === 'in' ? 'added to' : 'taken from'} their balance.
      </p>
      <Saying by={correction.proposedBy} verb="proposed it" at={correction.proposedAt} because={correction.because} />
      {correction.decidedBy && correction.decidedAt ? (
        <Saying by={correction.decidedBy} verb={`${state} it`} at={correction.decidedAt} because={correction.decisionBecause} />
      ) : null}
      <CaseLine
        of={{ kind: 'correction', id: correction.id }}
        since={state === 'proposed' && correction.can.reject ? correction.proposedAt : null}
        className="mt-3"
      />
      <Choices correction={correction} onChoose={onDecide} />
    </li>
  );
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

type ChoicesProps = { readonly correction: CorrectionView; readonly onChoose: (decision: CorrectionDecision) => void };

function Choices({ correction: { can, state, proposedBy }, onChoose }: ChoicesProps) {
  const isOwn = useUser().username === proposedBy;
  if (state !== 'proposed') return null;
  if (!can.reject)
    return <p className="mt-4 text-15 text-ink-soft">This is about your own money: somebody else of us decides.</p>;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {can.approve ? (
        <Button data-row="" onClick={() => onChoose('approve')}>
          Approve
        </Button>
      ) : null}
      <Button {...(can.approve ? {} : { 'data-row': '' })} variant="secondary" onClick={() => onChoose('reject')}>
        {isOwn ? 'Withdraw it' : 'Reject'}
      </Button>
      {can.approve ? null : (
        <p className="text-15 text-ink-soft">
          {isOwn
            ? 'You proposed it: somebody else of us has to approve it.'
            : 'It is above your own limit: a lead has to approve it.'}
        </p>
      )}
    </div>
  );
}

function DecideSheet({ correction, decision, onClose }: Deciding & { readonly onClose: () => void }) {
  // One for each reason that is tried: a lost answer is asked for again under the same.
  const [keys] = useState(() => new Map<string, string>());
  const { id, person, direction, amount, currency, proposedBy } = correction;
  const isOwn = useUser().username === proposedBy;
  const money = formatMoney(minorOf(amount), currency);
  const what =
    direction === 'in'
      ? `${money} are added to the balance of ${person.fullName}`
      : `${money} are taken from the balance of ${person.fullName}`;
  const keyFor = (because: string) => {
    const key = keys.get(because) ?? newKey();
    keys.set(because, key);
    return key;
  };
  return decision === 'approve' ? (
    <DecisionSheet
      name={`correction.approve.${id}`}
      of={{ kind: 'correction', id }}
      title={`Approve ${money}?`}
      text={`${what} at once, and they see it in their history. It cannot be undone, only corrected by another one.`}
      confirmLabel="Approve and book"
      done="It is booked"
      onDecide={(because) => decideCorrection(id, 'approve', because, keyFor(because))}
      onClose={onClose}
    />
  ) : (
    <DecisionSheet
      name={`correction.reject.${id}`}
      of={{ kind: 'correction', id }}
      title={isOwn ? 'Withdraw it?' : `Reject ${money}?`}
      text="Nothing moves, and nobody but us sees it."
      confirmLabel={isOwn ? 'Withdraw it' : 'Reject'}
      tone="danger"
      done={isOwn ? 'It is withdrawn' : 'It is rejected'}
      onDecide={(because) => decideCorrection(id, 'reject', because, keyFor(because))}
      onClose={onClose}
    />
  );
}
