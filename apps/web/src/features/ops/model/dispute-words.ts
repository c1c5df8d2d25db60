import { hasTwoDecimals } from '@waybill/contract/money';
import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';

const words: Readonly<Record<DisputeView['escrow'], string>> = {
  held: 'The fee is in escrow.',
  frozen: 'The fee is frozen in escrow until we decide.',
  released: 'The sender has the money back.',
  captured: 'The carrier has the fee.',
  split: 'The fee was split between the two.',
};

/** Where the fee is. */
export function escrowWords(escrow: DisputeView['escrow']): string {
  return words[escrow];
}

/** “Decided by @ngozi”. */
export function whoEndedIt({ ended, outcome }: Pick<DisputeView, 'ended' | 'outcome'>): string {
  if (!ended) return 'This is decided';
  return `${outcome ? 'Decided' : 'Looked into'} by ${ended.by === null ? 'the command line' : `@${ended.by}`}`;
}

/** Where the price of something sold goes, where nobody has to choose: it was not paid, or the goods went back. */
export function goodsWords({ goods, currency }: Pick<DisputeView, 'goods' | 'currency'>): string | undefined {
  if (!goods) return undefined;
  if (!goods.isPaid) return 'The buyer has not paid for the goods, and does not any more.';
  return `The goods went back: their price, ${formatMoney(minorOf(goods.price), currency)}, goes back to the buyer.`;
}

/** The error of the seller’s part of a price; undefined where it is valid. */
export function goodsComplaint(partMajor: number, priceMajor: number): string | undefined {
  if (Number.isNaN(partMajor) || !hasTwoDecimals(partMajor)) return 'Please enter an amount like 1,250.50, or 0';
  return partMajor > priceMajor ? 'The price is all there is of it' : undefined;
}
