import type { SaleQuestionView } from '@waybill/contract/ops/get-sale-question';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import { decideSaleQuestion } from '../../api/decide-sale-question.ts';
import { partComplaint } from '../../model/sale-question-words.ts';
import { forSaleQuestion } from '../../model/written-for.ts';
import { MoneyDecisionSheet } from '../second-person/money-decision-sheet.tsx';
import { useOpsDraft } from '../use-ops-draft.ts';

type PriceSheetProps = { readonly question: SaleQuestionView; readonly onClose: () => void };

const whyHint = 'Both sides read it. Say what you saw, and be kind.';

export function RefundBuyerSheet({ question, onClose }: PriceSheetProps) {
  const { saleId } = question;
  return (
    <MoneyDecisionSheet
      name={`refund-buyer.${saleId}`}
      of={{ kind: 'sale-question', id: saleId }}
      title="Give the buyer the price back?"
      text="It is not what was sold. The price goes back to where it came from; the carrier keeps the fee. There is no way back."
      confirmLabel="Refund the buyer"
      whyHint={whyHint}
      readBy={forSaleQuestion(question)}
      done="The price goes back to the buyer"
      onDecide={(because) => decideSaleQuestion(saleId, { decision: 'refund', because })}
      decision={{ kind: 'sale-question', saleId, decision: 'refund' }}
      onClose={onClose}
    />
  );
}

export function ReleasePriceSheet({ question, onClose }: PriceSheetProps) {
  const { saleId } = question;
  return (
    <MoneyDecisionSheet
      name={`release-price.${saleId}`}
      of={{ kind: 'sale-question', id: saleId }}
      title="Release the price to the seller?"
      text="It is what was sold. The seller gets the price, less our commission, and it clears as usual. There is no way back."
      confirmLabel="Release the price"
      whyHint={whyHint}
      readBy={forSaleQuestion(question)}
      done="The seller keeps the price"
      onDecide={(because) => decideSaleQuestion(saleId, { decision: 'release', because })}
      decision={{ kind: 'sale-question', saleId, decision: 'release' }}
      onClose={onClose}
    />
  );
}

export function SplitPriceSheet({ question, onClose }: PriceSheetProps) {
  const { saleId, price, currency } = question;
  const typed = useOpsDraft(`split-price-amount.${saleId}`);
  const part = typedAmount(typed.text);
  const complaint = partComplaint(part, price);
  const asked = typeof part === 'number' && complaint === undefined ? ({ decision: 'split', toBuyer: part } as const) : undefined;
  return (
    <MoneyDecisionSheet
      name={`split-price.${saleId}`}
      of={{ kind: 'sale-question', id: saleId }}
      title="Split the price"
      text="The buyer keeps it and gets a part of the price back. The rest is the seller’s, less our commission. There is no way back."
      confirmLabel="Split the price"
      whyHint={whyHint}
      readBy={forSaleQuestion(question)}
      missing={complaint}
      done="The price is split"
      decision={asked && { kind: 'sale-question', saleId, ...asked }}
      onDecide={async (because) => asked && decideSaleQuestion(saleId, { ...asked, because })}
      onMade={typed.forget}
      onClose={onClose}
    >
      {(error) => (
        <AmountField
          label="The buyer’s part"
          currency={currency}
          hint="Of the price. It goes back to where it came from."
          error={error}
          value={typed.text}
          onChange={(event) => typed.write(event.target.value)}
        />
      )}
    </MoneyDecisionSheet>
  );
}
