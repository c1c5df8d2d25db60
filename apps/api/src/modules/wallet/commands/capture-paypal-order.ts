import { Problem } from '../../../platform/http/problem.ts';
import type { WalletContext } from '../context.ts';
import { checkOwn, transactionOf } from '../own-payments.ts';
import { findPaymentNamed } from '../storage/payments.ts';
import type { TransactionRow } from '../storage/transactions.ts';
import { concludePayment } from './settle-payment.ts';

/** Takes the money of an approved order. Captured twice, it is credited once: both come to the same end. */
export async function capturePaypalOrder(context: WalletContext, userId: string, orderId: string): Promise<TransactionRow> {
  const payment = checkOwn(await findPaymentNamed(context.db, 'paypal', { providerId: orderId }), userId);
  if (payment.state === 'open' || payment.state === 'failed') {
    const capture = await context.paypal.captureOrder(orderId);
    if (capture.refusal === 'not-approved')
      throw new Problem('payment_not_approved', 'PayPal is still waiting for you to approve this payment.');
    if (capture.refusal === 'declined')
      throw new Problem('payment_declined', 'PayPal could not take this payment. Please choose another way to pay there.');
    await concludePayment(context, payment.reference, capture);
  }
  return transactionOf(context, payment);
}
