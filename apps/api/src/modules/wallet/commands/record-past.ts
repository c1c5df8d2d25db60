import { type Currency, toMinor } from '@waybill/contract/money';
import { creditsInWords, priceOfCredits } from '@waybill/contract/wallet/credit-bundles';
import { transactionStatus } from '@waybill/contract/wallet/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { houseAccount, personAccount } from '../ledger/accounts.ts';
import { postTransfer } from '../ledger/post.ts';
import { keyFor, type Leg } from '../ledger/transfer.ts';
import { moveCredits } from '../storage/credits.ts';
import { insertPayment, rememberPaid, setPaymentState } from '../storage/payments.ts';
import { type Destination, insertPayout, setPayoutState } from '../storage/payouts.ts';
import { insertTransaction } from '../storage/transactions.ts';
import { openWallet } from './open-wallet.ts';
import { oddlyPaid } from './settle-payment.ts';

type BankAccount = Extract<Destination, { accountNumber: string }>;

/** Something that happened to somebody's money before this program was there to see it. */
export type PastMovement = { readonly at: Date; readonly currency: Currency } & (
  | { readonly what: 'top-up' | 'failed top-up'; readonly amount: number }
  /** A payment of another amount than was agreed: staff have to decide. */
  | { readonly what: 'odd top-up'; readonly amount: number; readonly paid: number }
  | { readonly what: 'payout' | 'returned payout'; readonly amount: number; readonly to: BankAccount }
  | { readonly what: 'credits'; readonly credits: number }
);

const returnedAfterMs = 95 * 60_000;

/**
 * Writes it down as it would have been then: a line of the history and, where money moved, entries in the books with
 * the time they were made. In the order of time, for nobody could spend what had not come yet.
 */
export async function recordPast(tx: Tx, userId: string, movement: PastMovement): Promise<void> {
  const { at, currency } = movement;
  const name = `${userId} ${at.toISOString()} ${movement.what}`;
  const reference =
    movement.what === 'credits' ? keyFor('past', name) : `wb-${keyFor('past', name).replaceAll('-', '').slice(0, 24)}`;
  const provider = currency === 'NGN' ? 'paystack' : 'paypal';
  const amountMinor = movement.what === 'credits' ? priceOfCredits(movement.credits, currency) : toMinor(movement.amount);
  const mine = personAccount(userId, 'available', currency);

  async function post(kind: string, when: Date, leg: Omit<Leg, 'amountMinor'>): Promise<void> {
    await tx`select set_config('waybill.booked_at', ${when.toISOString()}, true)`;
    const key = kind === 'credits' ? reference : keyFor(kind, reference);
    const outcome = await postTransfer(tx, { key, kind, about: { reference }, legs: [{ ...leg, amountMinor }] });
    await tx`select set_config('waybill.booked_at', '', true)`;
    if (outcome !== 'posted') throw new Error(`The past does not add up: ${outcome} at ${name}`);
  }

  openWallet(tx, userId, currency);
  const transactionId = newId('transaction', at.getTime());
  insertTransaction(tx, {
    id: transactionId,
    userId,
    currency,
    amountMinor,
    reference,
    at,
    ...lineOf(movement),
  });
  const asked = {
    reference,
    userId,
    provider,
    currency,
    amountMinor,
    transactionId,
    createdAt: at,
    requestKey: keyFor('past request', name),
    requestHash: keyFor('past details', name),
  } as const;
  if (movement.what === 'odd top-up') {
    insertPayment(tx, { ...asked, purpose: 'top-up', credits: null });
    rememberPaid(tx, reference, toMinor(movement.paid), currency);
    setPaymentState(tx, reference, 'quarantined');
  }
  if (movement.what === 'payout' || movement.what === 'returned payout') {
    insertPayout(tx, { ...asked, destination: movement.to });
    setPayoutState(tx, reference, movement.what === 'payout' ? 'paid' : 'returned', null);
    await post('payout', at, { from: mine, to: houseAccount(`${provider}-payouts`, currency) });
  }
  if (movement.what === 'top-up') await post('top-up', at, { from: houseAccount(`${provider}-clearing`, currency), to: mine });
  if (movement.what === 'returned payout') {
    const later = new Date(at.getTime() + returnedAfterMs);
    await post('payout-returned', later, { from: houseAccount(`${provider}-payouts`, currency), to: mine });
  }
  if (movement.what === 'credits') {
    await post('credits', at, { from: mine, to: houseAccount('credits', currency) });
    await moveCredits(tx, { key: reference, userId, change: movement.credits, reason: 'bought from the wallet' });
  }
}

function lineOf(movement: PastMovement) {
  const { Pending, Successful, Failed, Reversed } = transactionStatus;
  const byCard = movement.currency === 'NGN';
  switch (movement.what) {
    case 'top-up':
    case 'failed top-up': {
      const isPaid = movement.what === 'top-up';
      return {
        kind: 'top-up',
        direction: 'in',
        status: isPaid ? Successful : Failed,
        title: byCard ? 'Top-up by card' : 'Top-up with PayPal',
        detail: isPaid ? (byCard ? 'Paid by card.' : 'Paid with PayPal.') : 'The payment did not go through. Nothing was taken.',
      } as const;
    }
    case 'odd top-up':
      return {
        kind: 'top-up',
        direction: 'in',
        status: Pending,
        title: byCard ? 'Top-up by card' : 'Top-up with PayPal',
        detail: oddlyPaid,
      } as const;
    case 'payout':
    case 'returned payout': {
      const isPaid = movement.what === 'payout';
      return {
        kind: 'payout',
        direction: 'out',
        status: isPaid ? Successful : Reversed,
        title: `To ${movement.to.accountName}`,
        detail: isPaid ? 'Delivered.' : 'It could not be delivered. The money is back in your balance, in full.',
      } as const;
    }
    case 'credits':
      return {
        kind: 'credits',
        direction: 'out',
        status: Successful,
        title: creditsInWords(movement.credits),
        detail: 'Paid from your balance.',
      } as const;
  }
}
