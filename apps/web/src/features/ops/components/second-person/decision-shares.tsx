import type { DecisionPreviewView } from '@waybill/contract/ops/preview-decision';
import { shareWords } from '../../model/proposal-words.ts';
import { SumLines } from '../sum-lines.tsx';

type DecisionSharesProps = {
  readonly sums: Pick<DecisionPreviewView, 'shares' | 'amount' | 'currency' | 'creditGoesBack'>;
};

/** Who gets what of all that is decided about, as the books say it. */
export function DecisionShares({ sums: { shares, amount, currency, creditGoesBack } }: DecisionSharesProps) {
  return (
    <>
      <SumLines
        currency={currency}
        lines={shares.map((share) => ({ who: shareWords(share), major: share.amount }))}
        total={{ who: 'All of it', major: amount }}
      />
      {creditGoesBack ? <p className="text-13 text-ink-soft">The credit that paid for sending goes back, too.</p> : null}
    </>
  );
}
