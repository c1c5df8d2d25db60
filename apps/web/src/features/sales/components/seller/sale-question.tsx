import type { SaleView } from '@waybill/contract/sales/sale-view';
import { formatMoney } from '../../../../ui/format-money.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { buyerOf } from '../../model/sale-words.ts';
import { QuestionSide } from '../question-side.tsx';

// Few sales are ever in question.
const AnswerQuestion = lazyComponent(
  async () => (await import('./answer-question.tsx')).AnswerQuestion,
  <Skeleton shape="card" />,
);

/** What the buyer says is not as it was sold, the seller’s answer, and what our people have decided about it. */
export function SaleQuestion({ sale }: { readonly sale: SaleView }) {
  const { question, currency, title } = sale;
  if (!question) return null;
  const { decision, answer, canAnswer } = question;
  const buyer = buyerOf(sale);
  const money = (major: number) => formatMoney(minorOf(major), currency);
  return (
    <>
      <QuestionSide side={question} title={`${buyer} says`} alt={`${title}, as ${buyer} got it`} />
      {answer ? <QuestionSide side={answer} title="You answered" alt={`${title}, as you show it`} /> : null}
      {canAnswer ? <AnswerQuestion sale={sale} /> : null}
      {decision ? (
        <Notice tone="info" title="Our people have decided">
          {money(decision.sellerGets)} for you, {money(decision.buyerGets)} back to {buyer}. “{decision.because}”
        </Notice>
      ) : null}
    </>
  );
}
