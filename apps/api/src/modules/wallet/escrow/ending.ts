import type { Shares } from '@waybill/contract/wallet/shares';
import type { EscrowRow } from '../storage/escrow.ts';

/** What is earned can be spent after these. */
export const hoursToClear = 24;

/** The division of an escrow. The carrier's part of the fee decides: none of it, all of it, or some. */
export type Ending = {
  readonly packageId: string;
  readonly from: 'held' | 'frozen';
  readonly carrier?: { readonly id: string; readonly feeMinor: bigint | 'all' };
  /** Of what was sold, the seller's part of its price; if not said, all of it where the carrier gets anything, and else nothing. */
  readonly goodsToSellerMinor?: bigint | undefined;
  /** The text that each party reads beside the money they got. */
  readonly words: (escrow: EscrowRow, shares: Shares) => EndWords;
};

export type EndWords = { readonly sender: string; readonly carrier: string };

/** Texts of an ending that needs no explanation but when the money can be spent. */
export const plainly = (sender: string) => () => ({ sender, carrier: '' });
