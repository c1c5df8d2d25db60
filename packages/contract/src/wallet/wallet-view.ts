import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';

export const walletView = z.object({
  id: idOf('wallet'),
  currency: currencyCode,
  /** The part that can be spent now. */
  balance: amountView,
  /** Earned, but not cleared yet. */
  unclearedBalance: amountView,
  /** Waits in escrow for parcels that are under way. */
  escrowBalance: amountView,
  /** For a payment that was taken back after it was spent. Paid from the next money that comes in. */
  owed: amountView,
  isLocked: z.boolean(),
  hasPin: z.boolean(),
  dateCreated: z.iso.datetime(),
});

export type WalletView = z.infer<typeof walletView>;
