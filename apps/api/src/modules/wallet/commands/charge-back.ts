import type { Currency } from '@waybill/contract/money';
import type { Tx } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { houseAccount, nameOf, personAccount } from '../ledger/accounts.ts';
import { lockBalances, postTransfer } from '../ledger/post.ts';
import { smallerOf } from '../ledger/smaller-of.ts';
import { keyFor, type Leg } from '../ledger/transfer.ts';
import { inMoney } from '../money-words.ts';
import { keyUsedOtherwise } from '../refusals.ts';
import { lockOpenEarnings, setEarningRemaining } from '../storage/earnings.ts';
import { findTransactionByReference } from '../storage/transactions.ts';
import { writeCorrection } from './write-correction.ts';

export type Chargeback = {
  /** Our name for it: what makes it happen once. */
  readonly reference: string;
  readonly provider: 'paystack' | 'paypal';
  readonly userId: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
};

/**
 * A payment was taken back from us, and we take it from who was credited: first what is not cleared yet, then
 * what they can spend, and the rest they owe us. How much of each is only known under the locks.
 */
export async function chargeBack(tx: Tx, chargeback: Chargeback): Promise<'done' | 'done-before'> {
  const { reference, provider, userId, currency, amountMinor } = chargeback;
  const earnings = await lockOpenEarnings(tx, userId, currency);
  const clearing = houseAccount(`${provider}-clearing`, currency);
  const uncleared = personAccount(userId, 'uncleared', currency);
  const available = personAccount(userId, 'available', currency);
  const owed = personAccount(userId, 'receivable', currency);
  const key = keyFor(`chargeback ${provider}`, reference);
  const balances = await lockBalances(tx, key, [clearing, uncleared, available, owed]);
  const known = await findTransactionByReference(tx, userId, reference);
  if (known) return sameAs(known, amountMinor);

  // Less than the account has, where a buyer's complaint has frozen some of it.
  const takeable = earnings.reduce((sum, { remainingMinor }) => sum + BigInt(remainingMinor), 0n);
  const legs: Leg[] = [];
  let left = amountMinor;
  let owedMinor = 0n;
  for (const from of [uncleared, available, owed]) {
    const balance = from === uncleared ? takeable : (balances.get(nameOf(from)) ?? 0n);
    const taken = from === owed ? left : smallerOf(balance, left);
    if (taken > 0n) legs.push({ from, to: clearing, amountMinor: taken });
    if (from === owed) owedMinor = taken;
    if (from === uncleared) await takeFromEarnings(tx, earnings, taken);
    left -= taken;
  }
  await writeCorrection(tx, {
    userId,
    currency,
    amountMinor,
    title: 'Payment given back',
    detail: `The payment provider gave a payment back to you.${owedMinor > 0n ? ` ${inMoney(owedMinor, currency)} of it was spent already and is owed to us.` : ''}`,
    reference,
  });
  sendEvent(tx, userId, { type: 'wallet.changed' });
  const outcome = await postTransfer(tx, { key, kind: 'chargeback', about: { reference }, legs });
  if (outcome !== 'posted') throw new Error(`A chargeback could not be booked: ${outcome}`);
  return 'done';
}

function sameAs(known: { readonly amountMinor: string }, amountMinor: bigint): 'done-before' {
  if (BigInt(known.amountMinor) !== amountMinor) throw keyUsedOtherwise();
  return 'done-before';
}

async function takeFromEarnings(tx: Tx, earnings: Awaited<ReturnType<typeof lockOpenEarnings>>, amount: bigint): Promise<void> {
  let left = amount;
  for (const earning of earnings) {
    const remaining = BigInt(earning.remainingMinor);
    const taken = smallerOf(remaining, left);
    if (taken > 0n) setEarningRemaining(tx, earning, remaining - taken);
    left -= taken;
  }
}
