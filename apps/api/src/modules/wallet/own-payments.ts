import { Problem } from '../../platform/http/problem.ts';
import type { WalletContext } from './context.ts';
import type { MemberPayment, Payment } from './storage/payments.ts';
import { findTransaction, type TransactionRow } from './storage/transactions.ts';

/** Another member's payment answers `not_found`, like one that does not exist; so does a buyer's, of which the seller is only told. */
export function checkOwn(payment: Payment | undefined, userId: string): MemberPayment {
  if (payment?.userId !== userId || payment.purpose === 'sale') throw new Problem('not_found', 'We do not know that payment.');
  return payment;
}

export async function transactionOf(context: WalletContext, payment: MemberPayment): Promise<TransactionRow> {
  const row = await findTransaction(context.db, payment.userId, payment.transactionId);
  if (!row) throw new Error('A payment has no line in the history');
  return row;
}
