import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { WalletContext } from '../context.ts';
import { salePaid } from '../events.ts';
import { houseAccount, nameOf, personAccount } from '../ledger/accounts.ts';
import { lockBalances, postTransfer } from '../ledger/post.ts';
import { smallerOf } from '../ledger/smaller-of.ts';
import { keyFor } from '../ledger/transfer.ts';
import { type Arrival, creditKept, setTakenBack } from '../storage/arrivals.ts';
import { hasPaidOtherwise } from '../storage/payers.ts';
import { markDisputed, rememberReturned, type SalePayment, setPaymentState } from '../storage/payments.ts';
import { insertRefund, lockUnfinishedRefunds, sumRefunds } from '../storage/refunds.ts';
import type { Verdict } from '../transfers/outcomes.ts';
import { endRefund } from './send-refund.ts';

type Publishing = Pick<WalletContext, 'publish'>;

/** A transfer to a buyer's payment; answers under which kind and reference the books have it. The payer's row is locked. */
export function bookSale(
  { publish }: Publishing,
  tx: Tx,
  payment: SalePayment,
  { outcome }: Pick<Verdict, 'outcome'>,
): { kind: string; reference: string } {
  const { reference, saleId, payerId: buyerId } = payment;
  if (outcome !== 'complete') return { kind: 'transfer-kept', reference };
  creditKept(tx, reference);
  setPaymentState(tx, reference, 'settled');
  publish(tx, salePaid, { saleId, buyerId, reference });
  return { kind: 'sale', reference };
}

/** Paid by card. Whoever has paid already, by another card or by transfer, gets this one back. The payer's row is locked. */
export async function creditSale({ publish }: Publishing, tx: Tx, payment: SalePayment): Promise<void> {
  const { reference, provider, currency, saleId, payerId: buyerId } = payment;
  const amountMinor = BigInt(payment.amountMinor);
  const isAgain = await hasPaidOtherwise(tx, buyerId, reference);
  setPaymentState(tx, reference, 'settled');
  if (isAgain) {
    const reason = 'It was paid already.';
    insertRefund(tx, {
      id: newId('refund'),
      payerId: buyerId,
      reference,
      provider,
      arrivalId: null,
      currency,
      amountMinor,
      reason,
    });
  } else publish(tx, salePaid, { saleId, buyerId, reference });
  const to = isAgain ? houseAccount('refunds', currency) : personAccount(buyerId, 'available', currency);
  const outcome = await postTransfer(tx, {
    key: keyFor('payment', reference),
    kind: 'sale',
    about: { reference },
    legs: [{ from: houseAccount(`${provider}-clearing`, currency), to, amountMinor }],
  });
  if (outcome !== 'posted') throw new Error(`A buyer's payment could not be credited: ${outcome}`);
}

/**
 * The buyer's bank or the provider has taken a card payment back, in whole or in part: `givenMinor` is all that went back so far, our own refunds
 * among it. The payer's row is locked.
 */
export async function takeBackSale(context: Publishing, tx: Tx, payment: SalePayment, givenMinor: bigint): Promise<void> {
  const { reference } = payment;
  if (givenMinor >= BigInt(payment.amountMinor)) await endRefunds(context, tx, { reference, arrivalId: null });
  const ours = await sumRefunds(tx, { reference, arrivalId: null });
  const totalMinor = smallerOf(givenMinor, BigInt(payment.amountMinor)) - ours;
  const amountMinor = totalMinor - BigInt(payment.returnedMinor);
  if (amountMinor <= 0n) return;
  rememberReturned(tx, reference, totalMinor);
  await takeBack(tx, payment, amountMinor, `${reference}-back-${totalMinor}`);
}

/** The same for one transfer, all of it. */
export async function takeBackArrivalOfSale(context: Publishing, tx: Tx, payment: SalePayment, arrival: Arrival): Promise<void> {
  const { arrivalId, reference } = arrival;
  await endRefunds(context, tx, { reference, arrivalId });
  const totalMinor = BigInt(arrival.creditedMinor) - (await sumRefunds(tx, { reference, arrivalId }));
  const amountMinor = totalMinor - BigInt(arrival.takenBackMinor);
  if (amountMinor <= 0n) return;
  setTakenBack(tx, arrival, totalMinor);
  await takeBack(tx, payment, amountMinor, `${reference}-${arrivalId}-back-${totalMinor}`);
}

/** All of it went back: so did what was still on its way, or could not go. */
async function endRefunds(context: Publishing, tx: Tx, of: Parameters<typeof lockUnfinishedRefunds>[1]): Promise<void> {
  for (const { id } of await lockUnfinishedRefunds(tx, of)) await endRefund(context, tx, id);
}

/**
 * From what the buyer has here, and the rest they owe us: it is paid from whatever would go back to them. What is in escrow is not touched,
 * because a parcel may be on its way for it; staff are asked.
 */
async function takeBack(tx: Tx, payment: SalePayment, amountMinor: bigint, name: string): Promise<void> {
  const { reference, payerId, provider, currency } = payment;
  markDisputed(tx, reference);
  const key = keyFor('sale taken back', name);
  const clearing = houseAccount(`${provider}-clearing`, currency);
  const available = personAccount(payerId, 'available', currency);
  const owed = personAccount(payerId, 'receivable', currency);
  const balances = await lockBalances(tx, key, [clearing, available, owed]);
  const there = smallerOf(balances.get(nameOf(available)) ?? 0n, amountMinor);
  const legs = [
    { from: available, to: clearing, amountMinor: there },
    { from: owed, to: clearing, amountMinor: amountMinor - there },
  ].filter((leg) => leg.amountMinor > 0n);
  const outcome = await postTransfer(tx, { key, kind: 'chargeback', about: { reference }, legs });
  if (outcome !== 'posted') throw new Error(`A buyer's payment could not be taken back: ${outcome}`);
}
