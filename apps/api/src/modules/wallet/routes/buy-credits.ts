import { buyCredits as call } from '@waybill/contract/wallet/buy-credits';
import { buyCredits } from '../commands/buy-credits.ts';
import { defineRoute } from '../define-route.ts';
import { transactionViewOf } from '../views.ts';

export const buyCreditsRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) => {
  const { credits, transaction } = await buyCredits(context, caller.userId, idempotencyKey, body);
  return { credits, transaction: transactionViewOf(transaction) };
});
