import type { Currency } from '@waybill/contract/money';
import { defineEvent } from '../../platform/jobs/outbox.ts';

/** A movement of a member's money; the amount stands in their history. */
type InHistory = { readonly userId: string; readonly transactionId: string };

export const toppedUp = defineEvent<InHistory>('wallet.topped-up');
type OfPayout = InHistory & { readonly at?: string };
export const payoutPaid = defineEvent<OfPayout>('wallet.payout-paid');
export const payoutReturned = defineEvent<OfPayout>('wallet.payout-returned');
/** A part of it may have gone towards what its owner owed. */
export const earningCleared = defineEvent<InHistory & { readonly amountMinor: string }>('wallet.earning-cleared');
/** What somebody sold has cleared, or the part of it that staff let them have. */
export const saleCleared = defineEvent<InHistory & { readonly packageId: string; readonly amountMinor: string }>(
  'wallet.sale-cleared',
);
/** All that a buyer was to pay is here, in their own account of the books; `reference` names the payment. */
export const salePaid = defineEvent<{ readonly saleId: string; readonly buyerId: string; readonly reference: string }>(
  'wallet.sale-paid',
);
/** What went back to a buyer has arrived, or cannot, and then staff have it. */
export const refundEnded = defineEvent<{ readonly buyerId: string }>('wallet.refund-ended');
export const creditsBought = defineEvent<InHistory & { readonly credits: number }>('wallet.credits-bought');

/** Staff added something or took it back; why stands in the title of the line. */
export const moneyCorrected = defineEvent<InHistory>('wallet.money-corrected');

/**
 * The provider gave a payment back to the payer. It may happen in parts: `reference` names this one. Credits that it bought
 * go once all of it was given back.
 */
export const paymentTakenBack = defineEvent<
  InHistory & {
    readonly reference: string;
    readonly currency: Currency;
    readonly amountMinor: string;
    readonly credits: 'none' | 'kept' | 'taken';
  }
>('wallet.payment-taken-back');

/** Money that came by bank transfer and did not fit has gone back to where it came from; `reference` names that transfer. */
export const transferReturned = defineEvent<
  InHistory & { readonly reference: string; readonly currency: Currency; readonly amountMinor: string }
>('wallet.transfer-returned');

/** Another PIN guards the money from now on; not published for the first one. */
export const pinChanged = defineEvent<{ readonly userId: string; readonly at: string }>('wallet.pin-changed');

/** Five wrong PINs have locked a wallet, for so long. */
export const pinLocked = defineEvent<{ readonly userId: string; readonly at: string; readonly seconds: number }>(
  'wallet.pin-locked',
);
