import type { SaleView } from '@waybill/contract/sales/sale-view';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { buyerOf } from '../../model/sale-words.ts';

/** What the buyer says is not as it was sold, and what our people have decided about it. */
export function SaleQuestion({ sale }: { readonly sale: SaleView }) {
  const { question, currency } = sale;
  if (!question) return null;
  const { decision } = question;
  const money = (major: number) => formatMoney(minorOf(major), currency);
  return (
    <>
      <Notice tone="attention" title={`${buyerOf(sale)} says`}>
        “{question.says}”
      </Notice>
      {decision ? (
        <Notice tone="info" title="Our people have decided">
          {money(decision.sellerGets)} for you, {money(decision.buyerGets)} back to {buyerOf(sale)}. “{decision.because}”
        </Notice>
      ) : null}
    </>
  );
}
