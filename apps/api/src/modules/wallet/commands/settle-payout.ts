import { transactionStatus } from '@waybill/contract/wallet/enums';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { WalletContext } from '../context.ts';
import { payoutPaid, payoutReturned } from '../events.ts';
import { houseAccount, personAccount } from '../ledger/accounts.ts';
import { postTransfer } from '../ledger/post.ts';
import { keyFor } from '../ledger/transfer.ts';
import { payoutWords } from '../payout-words.ts';
import { keepHere } from '../storage/leaving.ts';
import { claimSending, endSending, lockPayout, noteTrouble, type Payout, setPayoutState } from '../storage/payouts.ts';
import { describeTransaction, settleTransaction } from '../storage/transactions.ts';
import { collectDebt } from './collect-debt.ts';

type PayoutReport = {
  readonly state: 'sent' | 'waiting' | 'unclaimed' | 'paid' | 'failed' | 'returned' | 'unknown';
  readonly providerId: string | null;
};

/**
 * Brings a payout forward: sends it to the provider if that has not happened, else asks for its state. A provider that does
 * not answer is asked again later; money that may have gone is never given back on a guess.
 */
export async function settlePayout(context: WalletContext, payout: Payout): Promise<void> {
  try {
    const report = await reportOf(context, payout);
    await transact(context.db, async (tx) => {
      const current = await lockPayout(tx, payout.reference);
      if (current) await concludePayout(context, tx, current, report);
    });
  } catch (error) {
    // The error is stored for operators; the job is retried, and after that the sweep goes on.
    const trouble = error instanceof Error ? error.message : String(error);
    await transact(context.db, (tx) => noteTrouble(tx, payout.reference, trouble));
    throw error;
  }
}

async function reportOf(context: WalletContext, payout: Payout): Promise<PayoutReport> {
  const { reference, destination, providerId } = payout;
  if ('paypalEmail' in destination) {
    if (providerId) return context.paypal.findPayout(providerId);
    const amountMinor = BigInt(payout.amountMinor);
    return whileClaimed(context, reference, () =>
      context.paypal.sendPayout({ reference, amountMinor, currency: 'USD', email: destination.paypalEmail }),
    );
  }
  const known = await context.cards.findTransfer(reference);
  if (known.state !== 'unknown') return known;
  if (providerId) throw new Error('The provider no longer knows a payout that it took');
  const amountMinor = BigInt(payout.amountMinor);
  return whileClaimed(context, reference, () =>
    context.cards.sendTransfer({ reference, amountMinor, to: destination, reason: 'Waybill payout' }),
  );
}

/**
 * One worker at a time sends a payout. The provider would pay a reference once anyway; but a refusal may only be believed
 * when no other worker is being accepted at the same moment.
 */
async function whileClaimed(context: WalletContext, reference: string, send: () => Promise<PayoutReport>): Promise<PayoutReport> {
  const isOurs = await transact(context.db, (tx) => claimSending(tx, reference));
  if (!isOurs)
    throw new Error('Somebody else is telling the provider of this payout, its owner is suspended, or it is too old to be told');
  try {
    return await send();
  } finally {
    await transact(context.db, (tx) => endSending(tx, reference));
  }
}

/** A late word changes nothing: what nobody claims is paid or returned next, what is paid can only be returned, what is returned is over. */
export async function concludePayout(
  context: WalletContext,
  tx: Tx,
  payout: Payout,
  { state, providerId }: PayoutReport,
): Promise<void> {
  if (payout.state === 'returned') {
    // Retried, because a late report is replaced by a newer one; a report that stays ends among the dead letters, for staff.
    if (state === 'paid') throw new Error('A payout that was given back is said to be paid');
    return;
  }
  const event = { userId: payout.userId, transactionId: payout.transactionId, at: new Date().toISOString() };
  if (state === 'failed' || state === 'returned') {
    setPayoutState(tx, payout.reference, 'returned', providerId);
    settleTransaction(tx, payout.transactionId, transactionStatus.Reversed, payoutWords('returned', payout.destination));
    sendEvent(tx, payout.userId, { type: 'wallet.changed' });
    context.publish(tx, payoutReturned, event);
    await giveBack(tx, payout);
  } else if (payout.state === 'paid') {
    setPayoutState(tx, payout.reference, 'paid', providerId);
  } else if (state === 'paid') {
    setPayoutState(tx, payout.reference, 'paid', providerId);
    settleTransaction(tx, payout.transactionId, transactionStatus.Successful, payoutWords('paid', payout.destination));
    sendEvent(tx, payout.userId, { type: 'wallet.changed' });
    context.publish(tx, payoutPaid, event);
  } else if (payout.state !== 'unclaimed' || state === 'unclaimed') {
    const underWay = state === 'unknown' ? 'sent' : state;
    setPayoutState(tx, payout.reference, underWay, providerId);
    const isChanged = await describeTransaction(tx, payout.transactionId, payoutWords(underWay, payout.destination));
    if (isChanged) sendEvent(tx, payout.userId, { type: 'wallet.changed' });
  }
}

/** A new movement the other way: what was written stays written. */
async function giveBack(tx: Tx, payout: Payout): Promise<void> {
  // A member who is about to leave sees the money return; for one who has left, staff are asked.
  await keepHere(tx, payout.userId);
  const outcome = await postTransfer(tx, {
    key: keyFor('payout returned', payout.reference),
    kind: 'payout-returned',
    about: { reference: payout.reference },
    legs: [
      {
        from: houseAccount(`${payout.provider}-payouts`, payout.currency),
        to: personAccount(payout.userId, 'available', payout.currency),
        amountMinor: BigInt(payout.amountMinor),
      },
    ],
  });
  if (outcome !== 'posted') throw new Error(`A payout could not be given back: ${outcome}`);
  const { userId, currency, reference } = payout;
  await collectDebt(tx, { userId, currency, occasion: `payout ${reference}` });
}
