import type { SaleQuestionView } from '@waybill/contract/ops/get-sale-question';
import { SumLines } from '../sum-lines.tsx';

type PriceSumProps = {
  readonly question: Pick<SaleQuestionView, 'buyerName' | 'seller' | 'currency' | 'price'>;
  readonly sums: { readonly buyerGets: number; readonly sellerGets: number; readonly commission: number };
};

/** Each side’s share of the price, to the last kobo. */
export function PriceSum({ question, sums }: PriceSumProps) {
  const { buyerName, seller, currency, price } = question;
  return (
    <SumLines
      currency={currency}
      lines={[
        { who: `${buyerName}, buyer`, major: sums.buyerGets },
        { who: `${seller.fullName}, seller`, major: sums.sellerGets },
        { who: 'Our commission', major: sums.commission },
      ]}
      total={{ who: 'The price', major: price }}
    />
  );
}
