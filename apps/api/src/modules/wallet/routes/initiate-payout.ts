import { initiatePayout as call } from '@waybill/contract/wallet/initiate-payout';
import { defineRoute } from '../../../platform/http/route.ts';
import { initiatePayout } from '../commands/initiate-payout.ts';
import type { WalletContext } from '../context.ts';
import { findTransaction } from '../storage/transactions.ts';
import { transactionViewOf } from '../views.ts';

export const initiatePayoutRoute = defineRoute(call, async (context: WalletContext, { caller, body, idempotencyKey }) => {
  const payout = await initiatePayout(context, caller.userId, idempotencyKey, body);
  const row = await findTransaction(context.db, caller.userId, payout.transactionId);
  if (!row) throw new Error('A payout has no line in the history');
  return transactionViewOf(row);
});
