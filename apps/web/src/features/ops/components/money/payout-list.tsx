import type { PayoutView } from '@waybill/contract/ops/list-payouts';
import { useState } from 'react';
import { Amount } from '../../../../ui/amount.tsx';
import { Button } from '../../../../ui/button.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Stamp, type StampTone } from '../../../../ui/stamp.tsx';
import { When } from '../../../../ui/when.tsx';
import { listPayoutsQuery, type PayoutFilter, payoutFilters } from '../../api/list-payouts.ts';
import { retryPayout } from '../../api/retry-payout.ts';
import { payoutWords, vendorNames } from '../../model/money-words.ts';
import { RowChoice } from '../bulk/row-choice.tsx';
import type { Choosable } from '../bulk/use-chosen.ts';
import { CaseLine } from '../cases/case-bar.tsx';
import { DecisionSheet } from '../decision-sheet.tsx';
import { PersonLine } from '../person-line.tsx';
import { QueueList } from '../queue-list.tsx';
import { RelatedFold } from '../related/related-fold.tsx';
import { CaseProposalLine } from '../second-person/case-proposal.tsx';
import { StateTabs, useStateInQuery } from '../state-tabs.tsx';
import { GiveBackPayoutSheet } from './give-back-payout-sheet.tsx';

const words = { stuck: 'Stuck', 'under-way': 'Under way', all: 'All' } as const satisfies Record<PayoutFilter, string>;

const nothing = {
  stuck: { drawing: 'bike', title: 'Everything is moving', text: 'No payout waits for us or takes longer than it should.' },
  'under-way': { drawing: 'bike', title: 'Nothing under way', text: 'Every payout has arrived, or come back.' },
  all: { drawing: 'wallet', title: 'No payouts yet', text: 'Nobody has sent money out so far.' },
} as const;

const acts = ['retry-payout', 'claim', 'release', 'assign'] as const;

/** What gets on by itself needs nobody, and one’s own is for somebody else. */
function caseOf({ reference, person, amount, currency, isStuck }: PayoutView, ownId: string): Choosable | null {
  if (!isStuck || person.id === ownId) return null;
  return { kind: 'payout', id: reference, label: `${formatMoney(minorOf(amount), currency)} for ${person.fullName}` };
}

/** Money on its way out. Those that do not get on come first: they are what somebody looks for here. */
export function PayoutList({ ownId }: { readonly ownId: string }) {
  const [state, setState] = useStateInQuery(payoutFilters);
  const [retrying, setRetrying] = useState<PayoutView | null>(null);
  const [givingBack, setGivingBack] = useState<PayoutView | null>(null);
  return (
    <>
      <StateTabs label="Which payouts to show" words={words} states={payoutFilters} value={state} onChange={setState} />
      <QueueList
        loose
        list={listPayoutsQuery(state)}
        label="Payouts"
        keyOf={({ reference }) => reference}
        row={(payout) => (
          <PayoutSlip
            payout={payout}
            isOwn={payout.person.id === ownId}
            onRetry={() => setRetrying(payout)}
            onGiveBack={() => setGivingBack(payout)}
          />
        )}
        bulk={{ acts, caseOf: (payout) => caseOf(payout, ownId) }}
        empty={nothing[state]}
      />
      {retrying ? <RetrySheet payout={retrying} onClose={() => setRetrying(null)} /> : null}
      {givingBack ? <GiveBackPayoutSheet payout={givingBack} onClose={() => setGivingBack(null)} /> : null}
    </>
  );
}

const tones: Readonly<Record<PayoutView['state'], StampTone>> = {
  queued: 'ink',
  sent: 'lagoon',
  waiting: 'marigold',
  unclaimed: 'marigold',
  paid: 'palm',
  returned: 'clay',
};

type PayoutSlipProps = {
  readonly payout: PayoutView;
  readonly isOwn: boolean;
  readonly onRetry: () => void;
  readonly onGiveBack: () => void;
};

function PayoutSlip({ payout, isOwn, onRetry, onGiveBack }: PayoutSlipProps) {
  const { reference, amount, currency, state } = payout;
  const isOver = state === 'paid' || state === 'returned';
  return (
    <li className="paper-card card-padded">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <span className="flex min-w-0 items-center gap-3">
          <RowChoice />
          <PersonLine person={payout.person} isLink />
        </span>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Amount minor={minorOf(amount)} currency={currency} className="text-21" />
          <Stamp tone={tones[state]}>{payoutWords[state]}</Stamp>
        </div>
      </div>
      <p className="mt-3">
        {vendorNames[payout.provider]}, {payout.destination}
        {payout.accountName ? (
          <>
            , in the name of <span className="font-medium">{payout.accountName}</span>
          </>
        ) : null}
      </p>
      {payout.isOtherName ? (
        <p className="mt-1 font-medium text-clay">
          That is not a name of {payout.person.fullName} that we know. Is it their own account?
        </p>
      ) : null}
      <p className="mt-1 text-13 text-ink-soft">
        <span className="font-mono wrap-anywhere">{reference}</span>, asked for <When at={payout.createdAt} />
        {payout.settledAt ? (
          <>
            , over <When at={payout.settledAt} />
          </>
        ) : null}
      </p>
      {payout.trouble ? <p className="mt-2 wrap-anywhere text-clay">{payout.trouble}</p> : null}
      {payout.isStuck && !payout.trouble ? <p className="mt-2 text-clay">{whyStuck(payout)}</p> : null}
      <RelatedFold people={[payout.person.id]} of={{ kind: 'payout', id: reference }} />
      <CaseLine
        of={{ kind: 'payout', id: reference }}
        since={payout.isStuck && !isOwn ? payout.createdAt : null}
        className="mt-3"
      />
      {isOver ? null : <CaseProposalLine caseId={reference} />}
      {isOver ? null : isOwn ? (
        <p className="mt-3 text-15 text-ink-soft">This is your own: somebody else of us looks after it.</p>
      ) : (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button data-row="" variant="secondary" onClick={onRetry}>
            Ask or send again
          </Button>
          {payout.canGiveBack ? (
            <Button variant="quiet" onClick={onGiveBack}>
              Give it back
            </Button>
          ) : null}
        </div>
      )}
    </li>
  );
}

function RetrySheet({ payout, onClose }: { readonly payout: PayoutView; readonly onClose: () => void }) {
  const { reference, person } = payout;
  const [vendor, money] = [vendorNames[payout.provider], formatMoney(minorOf(payout.amount), payout.currency)];
  return (
    <DecisionSheet
      name={`payout.${reference}`}
      of={{ kind: 'payout', id: reference }}
      title="Ask or send again?"
      text={`${vendor} is asked how ${money} for ${person.fullName} stands, and is told of it if it never got there. Under the same reference, so it is never paid twice.`}
      confirmLabel="Ask or send again"
      done="The provider was asked"
      onDecide={(because) => retryPayout(reference, because)}
      onClose={onClose}
    />
  );
}

function whyStuck({ state, provider }: PayoutView): string {
  if (state !== 'waiting') return 'It takes longer than it should.';
  return `${vendorNames[provider]} wants a one-time code of ours before it goes on: please give it there.`;
}
