import type { BuyView } from '@waybill/contract/sales/buy-view';
import type { SaleQuestionOfBuyerView } from '@waybill/contract/sales/question-view';
import { QuestionSide } from '../question-side.tsx';

type BothSidesProps = { readonly view: BuyView; readonly question: SaleQuestionOfBuyerView };

/** What the buyer has said and shown, and the seller’s answer. */
export function BothSides({ view: { title, seller }, question }: BothSidesProps) {
  return (
    <>
      <QuestionSide side={question} title="You said" alt={`${title}, as you got it`} />
      {question.answer ? (
        <QuestionSide side={question.answer} title={`${seller.name} answers`} alt={`${title}, as ${seller.name} shows it`} />
      ) : null}
    </>
  );
}
