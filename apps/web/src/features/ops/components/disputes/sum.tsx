import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import type { OutcomeView } from '@waybill/contract/orders/outcome';
import { SumLines } from '../sum-lines.tsx';

type SumProps = {
  readonly dispute: Pick<DisputeView, 'carrier' | 'sender' | 'currency' | 'fee' | 'charge'>;
  readonly sums: Pick<OutcomeView, 'carrierGets' | 'senderGets' | 'commission' | 'charge'>;
};

/** Each side’s share of all that was held, to the last kobo. */
export function Sum({ dispute, sums }: SumProps) {
  const { carrier, sender, currency, fee, charge } = dispute;
  return (
    <SumLines
      currency={currency}
      lines={[
        { who: `${carrier.fullName}, carrier`, major: sums.carrierGets },
        { who: `${sender.fullName}, sender`, major: sums.senderGets },
        { who: 'Our commission', major: sums.commission },
        ...(charge > 0 ? [{ who: 'Our charge for sending', major: sums.charge }] : []),
      ]}
      total={{ who: charge > 0 ? 'The fee and the charge' : 'The fee', major: fee + charge }}
    />
  );
}
