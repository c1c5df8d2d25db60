import { toMajor } from '@waybill/contract/money';
import type { TransferView } from '@waybill/contract/wallet/transfer-view';
import { withAccount } from '../commands/start-payment.ts';
import type { WalletContext } from '../context.ts';
import { transactionOf } from '../own-payments.ts';
import { type Arrival, listArrivals } from '../storage/arrivals.ts';
import type { MemberPayment } from '../storage/payments.ts';
import { transactionViewOf } from '../views.ts';

export async function transferViewOf(context: WalletContext, payment: MemberPayment): Promise<TransferView> {
  const { accountNumber, bankName, accountName, expiresAt } = withAccount(payment);
  const [arrivals, transaction] = await Promise.all([
    listArrivals(context.db, payment.reference),
    transactionOf(context, payment),
  ]);
  const sum = (of: (arrival: Arrival) => string) => arrivals.reduce((total, arrival) => total + BigInt(of(arrival)), 0n);
  const kept = sum((each) => (each.creditedMinor === '0' && each.returnState === 'none' ? each.amountMinor : '0'));
  const price = BigInt(payment.amountMinor);
  return {
    reference: payment.reference,
    purpose: payment.purpose,
    state: payment.state === 'settled' ? 'paid' : payment.state !== 'open' ? 'over' : kept > 0n ? 'part' : 'waiting',
    currency: payment.currency,
    amount: toMajor(price),
    credits: payment.credits,
    accountNumber,
    bankName,
    accountName,
    dateExpires: expiresAt.toISOString(),
    received: toMajor(sum(({ amountMinor }) => amountMinor)),
    missing: toMajor(payment.state === 'open' ? price - kept : 0n),
    returning: toMajor(sum(({ returnMinor }) => returnMinor)),
    returned: toMajor(sum(({ returnMinor, returnState }) => (returnState === 'done' ? returnMinor : '0'))),
    wasRejected: payment.state === 'open' && payment.rejectedAt !== null,
    transaction: transactionViewOf(transaction),
  };
}
