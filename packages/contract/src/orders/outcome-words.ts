import type { OutcomeView } from './outcome.ts';

// Apart from the shape of an outcome, so that pages which only show it do without its checks.
type Sums = Omit<OutcomeView, 'at'>;
type Money = (major: number) => string;

const sentences: Readonly<
  Record<OutcomeView['decision'], Readonly<Record<'sender' | 'carrier', (sums: Sums, money: Money) => string>>>
> = {
  refund: {
    sender: ({ senderGets }, money) => `You got ${money(senderGets)} back: everything you paid.`,
    carrier: ({ fee }, money) => `The whole fee of ${money(fee)} went back to the sender. You got nothing of it.`,
  },
  release: {
    sender: ({ fee }, money) => `The carrier got the whole fee of ${money(fee)}. Nothing came back to you.`,
    carrier: ({ fee, carrierGets, commission }, money) =>
      `Of the fee of ${money(fee)} you got ${money(carrierGets)}, after our commission of ${money(commission)}.`,
  },
  split: {
    sender: ({ fee, senderGets, carrierGets, commission }, money) =>
      `Of the fee of ${money(fee)} you got ${money(senderGets)} back. The carrier got ${money(carrierGets)}, after our commission of ${money(commission)}.`,
    carrier: ({ fee, senderGets, carrierGets, commission }, money) =>
      `Of the fee of ${money(fee)} you got ${money(carrierGets)}, after our commission of ${money(commission)}. The sender got ${money(senderGets)} back.`,
  },
};

/** Writes the shares for one of the two sides. `money` writes an amount with its currency. */
export function outcomeWords(sums: Sums, side: 'sender' | 'carrier', money: Money): string {
  const words = sentences[sums.decision][side](sums, money);
  return sums.goods && side === 'sender' ? `${words} ${goodsOutcomeWords(sums.goods, money)}` : words;
}

/** Of something sold, for its seller: where the price went. */
function goodsOutcomeWords({ buyerGets, sellerGets, commission }: NonNullable<Sums['goods']>, money: Money): string {
  if (sellerGets === 0) return `The price of ${money(buyerGets)} went back to your buyer.`;
  const yours = `Of the price ${money(sellerGets)} is yours, after our commission of ${money(commission)}`;
  return buyerGets === 0 ? `${yours}.` : `${yours}; ${money(buyerGets)} went back to your buyer.`;
}
