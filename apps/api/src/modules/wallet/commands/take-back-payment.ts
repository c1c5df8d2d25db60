import { transactionStatus } from '@waybill/contract/wallet/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { WalletContext } from '../context.ts';
import { paymentTakenBack } from '../events.ts';
import { houseAccount } from '../ledger/accounts.ts';
import { postTransfer } from '../ledger/post.ts';
import { smallerOf } from '../ledger/smaller-of.ts';
import { keyFor } from '../ledger/transfer.ts';
import { takeBackSale } from '../sales/settle-sale.ts';
import { countCredits, moveCredits } from '../storage/credits.ts';
import { type MemberPayment, type Payment, rememberReturned } from '../storage/payments.ts';
import { settleTransaction } from '../storage/transactions.ts';
import { chargeBack } from './charge-back.ts';

/**
 * The provider has given a payment back to the payer, in whole or in part: what we credited for it goes back, too. `givenMinor` is all that was given back so far, so that
 * hearing of it twice takes it once; the payment's row is locked.
 */
export async function takeBackPayment(context: WalletContext, tx: Tx, payment: Payment, givenMinor: bigint): Promise<void> {
  if (payment.purpose === 'sale') return takeBackSale(context, tx, payment, givenMinor);
  const totalMinor = smallerOf(givenMinor, BigInt(payment.amountMinor));
  const amountMinor = totalMinor - BigInt(payment.returnedMinor);
  if (amountMinor <= 0n) return;
  rememberReturned(tx, payment.reference, totalMinor);
  sendEvent(tx, payment.userId, { type: 'wallet.changed' });
  const { userId, transactionId, currency } = payment;
  const reference = `${payment.reference}-back-${totalMinor}`;
  const amount = { currency, amountMinor: String(amountMinor) };
  const isAll = totalMinor === BigInt(payment.amountMinor);
  const credits = payment.purpose !== 'credits' ? 'none' : isAll ? 'taken' : 'kept';
  context.publish(tx, paymentTakenBack, { userId, transactionId, reference, ...amount, credits });
  if (payment.purpose === 'credits') return takeBackCredits(tx, payment, totalMinor, amountMinor);
  await chargeBack(tx, {
    reference,
    provider: payment.provider,
    userId,
    currency,
    amountMinor,
  });
}

/** Credits that were spent cannot be unspent: the money is booked back, and the credits go as far as there are any. */
async function takeBackCredits(tx: Tx, payment: MemberPayment, totalMinor: bigint, amountMinor: bigint): Promise<void> {
  const isAll = totalMinor === BigInt(payment.amountMinor);
  const detail = 'The payment provider gave this payment back to you.';
  if (isAll) {
    settleTransaction(tx, payment.transactionId, transactionStatus.Reversed, detail);
    const left = Math.min(payment.credits ?? 0, await countCredits(tx, payment.userId));
    const key = keyFor('credits taken back', payment.reference);
    if (left > 0) await moveCredits(tx, { key, userId: payment.userId, change: -left, reason: 'the payment was given back' });
  }
  const outcome = await postTransfer(tx, {
    key: keyFor('payment taken back', `${payment.reference}-back-${totalMinor}`),
    kind: 'credits-returned',
    about: { reference: payment.reference },
    legs: [
      {
        from: houseAccount('credits', payment.currency),
        to: houseAccount(`${payment.provider}-clearing`, payment.currency),
        amountMinor,
      },
    ],
  });
  if (outcome !== 'posted') throw new Error(`A payment could not be taken back: ${outcome}`);
}
