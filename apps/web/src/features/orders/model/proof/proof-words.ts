import type { OrderView } from '@waybill/contract/orders/order-view';
import type { Claim, ClaimStep, ProofStep } from './claims.ts';

type Words = {
  readonly title: string;
  readonly ask: (order: OrderView) => string;
  readonly label: string;
  readonly confirm: string;
  /** Where a photo proves as much as the code. */
  readonly photo?: { readonly title: string; readonly hint: string; readonly confirm: string };
};

export const proofWords: Readonly<Record<ProofStep, Words>> = {
  2: {
    title: 'Pick up the parcel',
    ask: ({ sender }) => `Ask ${firstNameOf(sender.fullName)} for the pickup code. It stands in their app, on this order.`,
    label: 'The sender’s code',
    confirm: 'I have the parcel',
    photo: {
      title: 'A photo of the pickup',
      hint: 'Show the parcel as it was given to you, with its label if it has one.',
      confirm: 'Picked up, here is a photo',
    },
  },
  4: {
    title: 'Hand the parcel over',
    ask: () => 'Ask whoever receives it for the six-digit code. It came to their phone by SMS.',
    label: 'The receiver’s code',
    confirm: 'I have handed it over',
    photo: {
      title: 'A photo of the handover',
      hint: 'Show the parcel where you left it, or in the hands that took it. The sender then has 48 hours to look at it before you are paid; with the code you are paid at once.',
      confirm: 'Handed over, here is a photo',
    },
  },
  6: {
    title: 'Give it back',
    ask: ({ sender }) => `Ask ${firstNameOf(sender.fullName)} for the return code. It stands in their app, on this order.`,
    label: 'The return code',
    confirm: 'They have it back',
  },
};

export const claimWords: Readonly<
  Record<ClaimStep, { readonly waiting: string; readonly sent: string; readonly refused: string }>
> = {
  2: { waiting: 'Picked up', sent: 'Your pickup has arrived with us', refused: 'Your pickup was not accepted' },
  4: { waiting: 'Handed over', sent: 'Your handover has arrived with us', refused: 'Your handover was not accepted' },
  6: { waiting: 'Brought back', sent: 'Your return has arrived with us', refused: 'Your return was not accepted' },
  10: {
    waiting: 'Could not be handed over',
    sent: 'Your attempt has arrived with us',
    refused: 'Your attempt was not accepted',
  },
};

/** “Picked up, waiting to be sent”. */
export function waitingWords({ to, refusal }: Claim): string {
  return refusal ? claimWords[to].refused : `${claimWords[to].waiting}, waiting to be sent`;
}

function firstNameOf(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? fullName;
}
