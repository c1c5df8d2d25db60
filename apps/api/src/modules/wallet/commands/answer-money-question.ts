import { transactionStatus } from '@waybill/contract/wallet/enums';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { tell } from '../../../platform/realtime/inbox.ts';
import type { WalletContext } from '../context.ts';
import { agreeToPaid, closeDispute, findPaid, lockPayment, type Payment, setPaymentState } from '../storage/payments.ts';
import { amendTransaction, settleTransaction } from '../storage/transactions.ts';
import { credit } from './settle-payment.ts';

/**
 * What our people decided about a payment: `credit` what was really paid, `refuse` it (they give it back at the
 * provider), or `close` a dispute that is over. Each is for good.
 */
export const questionAnswers = ['credit', 'refuse', 'close'] as const;
export type QuestionAnswer = (typeof questionAnswers)[number];

export async function answerMoneyQuestion(context: WalletContext, reference: string, answer: QuestionAnswer): Promise<void> {
  const paid = await findPaid(context.db, reference);
  if (!paid) throw new Problem('not_found', `There is no payment ${reference}.`);
  if (answer === 'close') return transact(context.db, (tx) => closeDispute(tx, reference));
  if (answer === 'credit' && (paid.purpose !== 'top-up' || paid.paidCurrency === null))
    throw new Problem('invalid_input', 'Only a top-up paid in naira or dollars can be credited. Refuse it and give it back.');
  await transact(context.db, async (tx) => {
    const payment = await lockPayment(tx, reference);
    if (payment?.state !== 'quarantined') throw new Problem('invalid_input', `Payment ${reference} is not in quarantine.`);
    if (answer === 'refuse') return refuse(tx, payment);
    const agreed = await agreeToPaid(tx, reference);
    await amendTransaction(tx, agreed.transactionId, agreed);
    await credit(context, tx, agreed);
  });
}

async function refuse(tx: Tx, payment: Payment): Promise<void> {
  await setPaymentState(tx, payment.reference, 'refused');
  const detail = 'What was paid is not what was agreed. Our team gave it back to you.';
  await settleTransaction(tx, payment.transactionId, transactionStatus.Failed, detail);
  await tell(tx, payment.userId, { type: 'wallet.changed' });
}
