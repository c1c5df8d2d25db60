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
