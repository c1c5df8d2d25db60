import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import type { OutcomeView } from '@waybill/contract/orders/outcome';
import { SumLines } from '../sum-lines.tsx';

type GoodsSumProps = {
  readonly dispute: Pick<DisputeView, 'currency' | 'sender'>;
  readonly shares: NonNullable<OutcomeView['goods']>;
};

/** Each side’s share of the price of something sold, to the last kobo. */
export function GoodsSum({ dispute: { currency, sender }, shares }: GoodsSumProps) {
  const { buyerGets, sellerGets, commission } = shares;
  return (
    <SumLines
      label="Who gets what of the price"
      currency={currency}
      lines={[
        { who: `${sender.fullName}, seller`, major: sellerGets },
        { who: 'The buyer', major: buyerGets },
        { who: 'Our commission on the price', major: commission },
      ]}
      total={{ who: 'The price', major: sellerGets + buyerGets + commission }}
    />
  );
}
