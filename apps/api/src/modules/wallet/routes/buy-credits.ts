import { buyCredits as call } from '@waybill/contract/wallet/buy-credits';
import { defineRoute } from '../../../platform/http/route.ts';
import { buyCredits } from '../commands/buy-credits.ts';
import type { WalletContext } from '../context.ts';
import { transactionViewOf } from '../views.ts';

export const buyCreditsRoute = defineRoute(call, async (context: WalletContext, { caller, body, idempotencyKey }) => {
  const { credits, transaction } = await buyCredits(context, caller.userId, idempotencyKey, body);
  return { credits, transaction: transactionViewOf(transaction) };
});
