import type { DisputeView } from '@waybill/contract/ops/get-dispute';

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
