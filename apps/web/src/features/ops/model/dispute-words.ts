import { toMajor, toMinor } from '@waybill/contract/money';
import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import { questionShares } from '@waybill/contract/sales/money';
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

/** The end of a dispute: who ended it, where the fee is, and why. */
export function endWords(dispute: Pick<DisputeView, 'ended' | 'outcome' | 'escrow'>): string {
  const { ended, escrow } = dispute;
  return ended ? `${whoEndedIt(dispute)}. ${escrowWords(escrow)} “${ended.because}”` : escrowWords(escrow);
}

/** Where the price of something sold goes when the carrier gets this part of the fee; undefined where nothing waits. */
export function goodsWords(
  { goods, currency }: Pick<DisputeView, 'goods' | 'currency'>,
  carrierPart: number,
): string | undefined {
  if (!goods) return undefined;
  if (!goods.isPaid) return 'The buyer has not paid for the goods, and does not any more.';
  const price = formatMoney(minorOf(goods.price), currency);
  if (goods.wentBack) return `The goods went back: their price, ${price}, goes back to the buyer.`;
  if (carrierPart === 0) return `The price of the goods, ${price}, goes back to the buyer.`;
  const { sellerGets, commission } = questionShares(toMinor(goods.price), 0n, currency);
  const money = (minor: bigint) => formatMoney(minorOf(toMajor(minor)), currency);
  return `The price of the goods, ${price}, goes to the seller: ${money(sellerGets)}, and ${money(commission)} is our commission.`;
}
