import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amountView, currencyCode } from '../money.ts';
import { walletView } from './wallet-view.ts';

const limits = z.object({
  smallest: amountView,
  largest: amountView,
  /** The largest top-up with a checked identity. */
  largestChecked: amountView,
});

export const getWallets = defineCall({
  method: 'GET',
  path: '/wallet',
  access: 'member',
  summary: 'One’s wallets with their balances, the credits one has, and what one may move.',
  success: {
    status: 200,
    body: z.object({
      /** The home wallet first; the other one opens at first use and is listed only then. */
      wallets: z.array(walletView),
      credits: z.int(),
      homeCurrency: currencyCode,
      topUpLimits: z.object({ NGN: limits, USD: limits }),
      payoutLeftToday: z.object({ NGN: amountView, USD: amountView }),
      isKycCompleted: z.boolean(),
    }),
  },
});
