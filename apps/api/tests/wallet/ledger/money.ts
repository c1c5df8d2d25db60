import { type AccountRef, houseAccount, personAccount } from '../../../src/modules/wallet/ledger/accounts.ts';
import { postTransfer } from '../../../src/modules/wallet/ledger/post.ts';
import { type HoldEffect, keyFor, type Leg, type Outcome, type Transfer } from '../../../src/modules/wallet/ledger/transfer.ts';

import { type Database, transact } from '../../../src/platform/db/database.ts';

/** Posts a transfer as an act of its own. */
export const post = (db: Database, transfer: Transfer): Promise<Outcome> => transact(db, (tx) => postTransfer(tx, transfer));

export const clearing = houseAccount('paystack-clearing', 'NGN');
export const available = (owner: string) => personAccount(owner, 'available', 'NGN');
export const escrow = (owner: string) => personAccount(owner, 'escrow', 'NGN');

export function transfer(key: string, ...legs: readonly Leg[]): Transfer {
  return { key: keyFor('test', key), kind: 'test', about: {}, legs };
}

export function leg(from: AccountRef, to: AccountRef, amountMinor: bigint): Leg {
  return { from, to, amountMinor };
}

/** A leg of the deal's hold, between what its owner can spend and their escrow, or out of it. */
export function heldLeg(
  deal: string,
  effect: HoldEffect,
  owner: string,
  amountMinor: bigint,
  to: AccountRef = available(owner),
): Leg {
  const hold = { id: keyFor('hold', deal), effect, reference: deal };
  const isIn = effect === 'place' || effect === 'raise';
  return isIn ? { from: available(owner), to: escrow(owner), amountMinor, hold } : { from: escrow(owner), to, amountMinor, hold };
}

export const topUp = (owner: string, amountMinor: bigint) =>
  transfer(`top-up ${owner}`, leg(clearing, available(owner), amountMinor));

/** The payment of this number: one kobo each, so that the balance counts them. */
export function nthPayment(run: string, number: number): Transfer {
  return transfer(`${run} ${number}`, leg(clearing, available(run), 1n));
}
