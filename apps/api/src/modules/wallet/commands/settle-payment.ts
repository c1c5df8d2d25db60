import { transactionStatus } from '@waybill/contract/wallet/enums';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { PaymentReport } from '../../../providers/card-payments/port.ts';
import type { WalletContext } from '../context.ts';
import { creditsBought, toppedUp } from '../events.ts';
import { houseAccount, personAccount } from '../ledger/accounts.ts';
import { postTransfer } from '../ledger/post.ts';
import { keyFor, type Transfer } from '../ledger/transfer.ts';
import { lookAtRefunds } from '../sales/send-refund.ts';
import { creditSale, takeBackArrivalOfSale } from '../sales/settle-sale.ts';
import { type Arrival, listArrivals } from '../storage/arrivals.ts';
import { moveCredits } from '../storage/credits.ts';
import { keepHere } from '../storage/leaving.ts';
import { lockPayer } from '../storage/payers.ts';
import {
  findPayment,
  lockPayment,
  type MemberPayment,
  type Payment,
  rememberCharge,
  rememberPaid,
  setPaymentState,
} from '../storage/payments.ts';
import { settleLineOf, settleTransaction } from '../storage/transactions.ts';
import { lookAtGiveBack } from '../transfers/give-back.ts';
import { settleTransfer } from '../transfers/settle-transfer.ts';
import { collectDebt } from './collect-debt.ts';
import { openWallet } from './open-wallet.ts';
import { takeBackPayment } from './take-back-payment.ts';

/**
 * Asks the provider how a payment stands and writes down the end of it. The return page, the webhook and the sweep
 * all come here, in any order and at once: the row's lock and its state let one of them credit.
 */
export async function settlePayment(
  context: WalletContext,
  reference: string,
  options: { readonly isReturn?: boolean } = {},
): Promise<void> {
  const payment = await findPayment(context.db, reference);
  if (!payment || isDecided(payment)) return;
  if (payment.way === 'transfer') return settleByTransfer(context, payment, options);
  if (payment.state === 'settled' && !options.isReturn) return;
  if (payment.purpose === 'sale' && options.isReturn) await lookAtRefunds(context, reference);
  // No provider is asked while a row is locked.
  await concludePayment(context, reference, await reportOf(context, payment), payment.payerId);
}

/** More may come after the first, so a settled one is asked after, too. News of a refund is a reason to ask how that stands. */
async function settleByTransfer(
  context: WalletContext,
  payment: Payment,
  { isReturn = false }: { readonly isReturn?: boolean },
): Promise<void> {
  const { isReversed } = await settleTransfer(context, payment);
  if (!isReturn && !isReversed) return;
  if (payment.purpose === 'sale') await lookAtRefunds(context, payment.reference);
  for (const arrival of await listArrivals(context.db, payment.reference)) {
    if (arrival.returnState === 'due' || arrival.returnState === 'stuck') await lookAtGiveBack(context, arrival);
    else if (arrival.returnState === 'none' && arrival.creditedMinor !== '0')
      await takeBackArrival(context, payment, arrival, isReversed);
  }
}

/** Credited, and given back to its sender since, which was none of our doing: what we credited goes back, too. */
async function takeBackArrival(
  context: WalletContext,
  { payerId }: Payment,
  arrival: Arrival,
  isReversed: boolean,
): Promise<void> {
  const { arrivalId, reference } = arrival;
  const amountMinor = BigInt(arrival.creditedMinor);
  const isBack = isReversed || (await context.transfers.findGiveBack({ arrivalId, amountMinor })) === 'done';
  if (!isBack) return;
  await transact(context.db, async (tx) => {
    if (payerId !== null) await lockPayer(tx, payerId);
    const payment = await lockPayment(tx, reference);
    if (payment?.purpose === 'sale') await takeBackArrivalOfSale(context, tx, payment, arrival);
    else if (payment) await takeBackPayment(context, tx, payment, amountMinor);
  });
}

export const oddlyPaid = 'What was paid is not what was agreed. Our team is looking at it and will write to you.';

/** Payments that wait for staff, or that staff have decided: no report of a provider changes them. */
function isDecided({ state }: Payment): boolean {
  return state === 'quarantined' || state === 'refused';
}

async function reportOf(context: WalletContext, payment: Payment): Promise<PaymentReport> {
  if (payment.provider === 'paystack') return context.cards.findPayment(payment.reference);
  if (payment.providerId === null) return { state: 'open', amountMinor: 0n, currency: payment.currency };
  if (payment.state === 'settled') return context.paypal.findOrder(payment.providerId);
  // An approved order whose owner never came back is captured all the same; one that is not approved stays open.
  return context.paypal.captureOrder(payment.providerId);
}

/** The part of a payment that the provider reports as returned so far. */
export async function askReturned(context: WalletContext, { provider, providerId, reference }: Payment): Promise<bigint> {
  const report =
    provider === 'paystack' ? await context.cards.findPayment(reference) : await context.paypal.findOrder(providerId ?? '');
  return report.returnedMinor ?? 0n;
}

export async function concludePayment(
  context: WalletContext,
  reference: string,
  report: PaymentReport,
  payerId: string | null = null,
): Promise<void> {
  const outcome = await transact(context.db, async (tx) => {
    if (payerId !== null) await lockPayer(tx, payerId);
    const payment = await lockPayment(tx, reference);
    return payment && conclude(context, tx, payment, report);
  });
  if (outcome === 'quarantined')
    context.report(new Error(`Payment ${reference} was paid otherwise than agreed and is quarantined`));
}

async function conclude(
  context: WalletContext,
  tx: Tx,
  payment: Payment,
  report: PaymentReport,
): Promise<Payment['state'] | undefined> {
  if (isDecided(payment)) return undefined;
  if (payment.state === 'settled') {
    if (report.state === 'paid') await takeBackPayment(context, tx, payment, report.returnedMinor ?? 0n);
    return undefined;
  }
  if (report.chargeId) rememberCharge(tx, payment.reference, report.chargeId);
  if (report.state === 'paid') return concludePaid(context, tx, payment, report);
  // A failed payment stays failed until it is paid after all.
  if (payment.state === 'failed') return undefined;
  if (report.state === 'failed') return refuse(tx, payment, 'failed', 'The payment did not go through. Nothing was taken.');
  if (report.state === 'pending') {
    const detail = 'The payment provider is still checking this payment. We add it as soon as it is through.';
    settleLineOf(tx, payment, transactionStatus.Pending, detail);
    return undefined;
  }
  if (payment.isStale) return refuse(tx, payment, 'failed', 'Nobody paid within three days. Nothing was taken.');
  return undefined;
}

async function concludePaid(
  context: WalletContext,
  tx: Tx,
  payment: Payment,
  { amountMinor, currency, returnedMinor = 0n }: PaymentReport,
): Promise<Payment['state']> {
  const isAsAgreed = amountMinor === BigInt(payment.amountMinor) && currency === payment.currency;
  const isHere = await keepHere(tx, payment.userId);
  if (isAsAgreed && isHere) {
    if (payment.purpose === 'sale') await creditSale(context, tx, payment);
    else await credit(context, tx, payment);
    // Returned before we learned of the payment: both are booked, as if we had learned of it in time.
    await takeBackPayment(context, tx, payment, returnedMinor);
    return 'settled';
  }
  // Paid, but not as agreed: no guess is right, so staff look at it.
  rememberPaid(tx, payment.reference, amountMinor, currency);
  // Staff decide, too, when the payer has left in the meantime: nobody could spend the money.
  const detail = isHere ? oddlyPaid : 'This was paid after this account was closed. Our team gives it back.';
  return refuse(tx, payment, 'quarantined', detail);
}

async function refuse<S extends 'failed' | 'quarantined'>(tx: Tx, payment: Payment, state: S, detail: string): Promise<S> {
  setPaymentState(tx, payment.reference, state);
  const status = state === 'failed' ? transactionStatus.Failed : transactionStatus.Pending;
  settleLineOf(tx, payment, status, detail);
  if (payment.purpose !== 'sale') sendEvent(tx, payment.userId, { type: 'wallet.changed' });
  return state;
}

/** Our own rows first, the books last, as everywhere: so no two acts wait for each other in a circle. */
export async function credit(context: WalletContext, tx: Tx, payment: MemberPayment): Promise<void> {
  const { reference, userId, credits } = payment;
  if (credits) {
    await moveCredits(tx, { key: keyFor('credits by card', reference), userId, change: credits, reason: 'bought by card' });
  } else openWallet(tx, userId, payment.currency);
  setPaymentState(tx, reference, 'settled');
  const how = payment.provider === 'paystack' ? 'Paid by card.' : 'Paid with PayPal.';
  const detail = credits ? `${how} Your credits are ready.` : how;
  settleTransaction(tx, payment.transactionId, transactionStatus.Successful, detail);
  sendEvent(tx, userId, { type: 'wallet.changed' });
  const { transactionId } = payment;
  if (credits) context.publish(tx, creditsBought, { userId, transactionId, credits });
  else context.publish(tx, toppedUp, { userId, transactionId });
  const outcome = await postTransfer(tx, transferOf(payment));
  if (outcome !== 'posted') throw new Error(`A payment could not be credited: ${outcome}`);
  if (!credits) await collectDebt(tx, { userId, currency: payment.currency, occasion: `payment ${reference}` });
}

function transferOf(payment: MemberPayment): Transfer {
  const to =
    payment.purpose === 'top-up'
      ? personAccount(payment.userId, 'available', payment.currency)
      : houseAccount('credits', payment.currency);
  return {
    key: keyFor('payment', payment.reference),
    kind: payment.purpose,
    about: { reference: payment.reference },
    legs: [
      { from: houseAccount(`${payment.provider}-clearing`, payment.currency), to, amountMinor: BigInt(payment.amountMinor) },
    ],
  };
}
