import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import type { OutcomeView } from '@waybill/contract/orders/outcome';
import { Amount } from '../../../../ui/amount.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';

type SumProps = {
  readonly dispute: Pick<DisputeView, 'carrier' | 'sender' | 'currency' | 'fee' | 'charge'>;
  readonly sums: Pick<OutcomeView, 'carrierGets' | 'senderGets' | 'commission' | 'charge'>;
};

/** Each side’s share of all that was held, to the last kobo. */
export function Sum({ dispute, sums }: SumProps) {
  const { carrier, sender, currency, fee, charge } = dispute;
  const lines = [
    { who: `${carrier.fullName}, carrier`, major: sums.carrierGets },
    { who: `${sender.fullName}, sender`, major: sums.senderGets },
    { who: 'Our commission', major: sums.commission },
    ...(charge > 0 ? [{ who: 'Our charge for sending', major: sums.charge }] : []),
  ];
  return (
    <dl aria-live="polite" aria-label="Who gets what" className="rounded-field border border-line px-4 py-2">
      {lines.map(({ who, major }) => (
        <div key={who} className="flex justify-between gap-4 py-1.5">
          <dt className="min-w-0 truncate text-ink-soft">{who}</dt>
          <dd>
            <Amount minor={minorOf(major)} currency={currency} />
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-dashed border-line py-1.5 font-semibold">
        <dt>{charge > 0 ? 'The fee and the charge' : 'The fee'}</dt>
        <dd>
          <Amount minor={minorOf(fee + charge)} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
