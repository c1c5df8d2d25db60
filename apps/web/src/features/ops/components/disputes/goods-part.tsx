import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import { goodsComplaint, goodsWords } from '../../model/dispute-words.ts';
import { useOpsDraft } from '../use-ops-draft.ts';

type Disputed = Pick<DisputeView, 'orderId' | 'goods' | 'currency' | 'sender'>;

/** The seller’s part of the price of something sold, while it waits and can be theirs. Left empty, the rule says it. */
export function useGoodsPart({ orderId, goods }: Disputed, decision: string) {
  const typed = useOpsDraft(`goods-part.${decision}.${orderId}`);
  const isChosen = goods?.isPaid === true && !goods.wentBack;
  const part = isChosen ? typedAmount(typed.text) : '';
  return {
    typed,
    isChosen,
    complaint: goods && part !== '' ? goodsComplaint(part, goods.price) : undefined,
    /** What the call takes of it. */
    asked: part === '' ? {} : { goodsToSeller: part },
  };
}

type GoodsPartProps = {
  readonly dispute: Disputed;
  readonly goods: ReturnType<typeof useGoodsPart>;
  /** The carrier’s part of the fee, which the rule goes by. */
  readonly carrierPart: number;
  readonly error: string | undefined;
};

/** Where the price goes: by the rule, or as it is typed. */
export function GoodsPart({ dispute, goods: { typed, isChosen, complaint }, carrierPart, error }: GoodsPartProps) {
  const { goods, currency } = dispute;
  if (!goods) return null;
  if (!isChosen) return <p className="text-15">{goodsWords(dispute)}</p>;
  return (
    <AmountField
      label="The seller’s part of the price"
      currency={currency}
      hint={`Before our commission; 0 is nothing. Left empty: ${carrierPart > 0 ? 'all of it, because the carrier is paid' : 'nothing, because the carrier is not paid'}.`}
      error={error === complaint ? error : undefined}
      value={typed.text}
      onChange={(event) => typed.write(event.target.value)}
    />
  );
}
