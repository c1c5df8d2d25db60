import { getTransaction as call } from '@waybill/contract/wallet/get-transaction';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { findTransaction } from '../storage/transactions.ts';
import { transactionViewOf } from '../views.ts';

export const getTransactionRoute = defineRoute(call, async ({ db }, { caller, params }) => {
  const row = await findTransaction(db, caller.userId, params.transactionId);
  if (!row) throw new Problem('not_found', 'There is no such line in your history.');
  return transactionViewOf(row);
});
