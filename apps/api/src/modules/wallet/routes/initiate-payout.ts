import { initiatePayout as call } from '@waybill/contract/wallet/initiate-payout';
import { initiatePayout } from '../commands/initiate-payout.ts';
import { defineRoute } from '../define-route.ts';
import { findTransaction } from '../storage/transactions.ts';
import { transactionViewOf } from '../views.ts';

export const initiatePayoutRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) => {
  const payout = await initiatePayout(context, caller.userId, idempotencyKey, body);
  const row = await findTransaction(context.db, caller.userId, payout.transactionId);
  if (!row) throw new Error('A payout has no line in the history');
  return transactionViewOf(row);
});
