import { getConsoleTransaction as call } from '@waybill/contract/ops/get-console-transaction';
import { transact } from '../../../platform/db/database.ts';
import { defineRoute } from '../define-route.ts';
import { readConsoleTransaction } from '../read-console-transactions.ts';
import { recordLook } from '../storage/acts.ts';

export const getConsoleTransactionRoute = defineRoute(call, ({ db }, { caller, params: { transactionId } }) =>
  transact(db, async (tx) => {
    const transaction = await readConsoleTransaction(tx, transactionId);
    const { id: userId } = transaction.person;
    await recordLook(tx, { staffId: caller.userId, what: 'transaction-looked-at', subject: transactionId, userId });
    return transaction;
  }),
);
