import { type Currency, toMinor } from '@waybill/contract/money';
import { transactionStatus } from '@waybill/contract/wallet/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { type AccountBook, houseAccount, personAccount } from '../ledger/accounts.ts';
import { postTransfer } from '../ledger/post.ts';
import { keyFor, type Leg } from '../ledger/transfer.ts';
import { moveCredits } from '../storage/credits.ts';
import { insertTransaction } from '../storage/transactions.ts';
import { creditsTitle, priceOfCredits } from './buy-credits.ts';
import { openWallet } from './open-wallet.ts';

/** Something that happened to somebody's money before this program was there to see it. */
export type PastMovement = { readonly at: Date; readonly currency: Currency } & (
  | { readonly what: 'top-up' | 'failed top-up'; readonly amount: number }
  | { readonly what: 'payout' | 'returned payout'; readonly amount: number; readonly to: string }
  | { readonly what: 'credits'; readonly credits: number }
);

const returnedAfterMs = 95 * 60_000;

/**
 * Writes it down as it would have been then: a line of the history and, where money moved, entries in the books with
 * the time they were made. In the order of time, for nobody could spend what had not come yet.
 */
export async function recordPast(tx: Tx, book: AccountBook, userId: string, movement: PastMovement): Promise<void> {
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
    const outcome = await postTransfer(tx, book, { key, kind, about: { reference }, legs: [{ ...leg, amountMinor }] });
    await tx`select set_config('waybill.booked_at', '', true)`;
    if (outcome !== 'posted') throw new Error(`The past does not add up: ${outcome} at ${name}`);
  }

  await openWallet(tx, userId, currency);
  await insertTransaction(tx, {
    id: newId('transaction', at.getTime()),
    userId,
    currency,
    amountMinor,
    reference,
    at,
    ...lineOf(movement),
  });
  if (movement.what === 'top-up') await post('top-up', at, { from: houseAccount(`${provider}-clearing`, currency), to: mine });
  if (movement.what === 'payout' || movement.what === 'returned payout')
    await post('payout', at, { from: mine, to: houseAccount(`${provider}-payouts`, currency) });
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
  const { Successful, Failed, Reversed } = transactionStatus;
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
    case 'payout':
    case 'returned payout': {
      const isPaid = movement.what === 'payout';
      return {
        kind: 'payout',
        direction: 'out',
        status: isPaid ? Successful : Reversed,
        title: `To ${movement.to}`,
        detail: isPaid ? 'Delivered.' : 'It could not be delivered. The money is back in your balance, in full.',
      } as const;
    }
    case 'credits':
      return {
        kind: 'credits',
        direction: 'out',
        status: Successful,
        title: creditsTitle(movement.credits),
        detail: 'Paid from your balance.',
      } as const;
  }
}
