import { buyCredits } from '@waybill/contract/wallet/buy-credits';
import { defineRoute } from '../../../platform/http/route.ts';
import { buyCreditsFromWallet } from '../commands/buy-credits.ts';
import type { WalletContext } from '../context.ts';
import { transactionViewOf } from '../views.ts';

export const buyCreditsRoute = defineRoute(buyCredits, async (context: WalletContext, { caller, body, idempotencyKey }) => {
  const { credits, transaction } = await buyCreditsFromWallet(context, caller.userId, idempotencyKey, body);
  return { credits, transaction: transactionViewOf(transaction) };
});
