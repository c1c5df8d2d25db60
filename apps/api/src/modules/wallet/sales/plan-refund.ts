import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { houseAccount, personAccount } from '../ledger/accounts.ts';
import { smallerOf } from '../ledger/smaller-of.ts';
import type { Leg } from '../ledger/transfer.ts';
import { findDebt, lockPayer, type Payer } from '../storage/payers.ts';
import { insertRefund, listOrigins } from '../storage/refunds.ts';

export type Back = { readonly buyerId: string; readonly amountMinor: bigint; readonly reason: string };

/** Where what goes back to a buyer is booked: first what they owe us after their bank took a payment back, and the rest is on its way. */
export type BackTo = { readonly to: Leg['to']; readonly amountMinor: bigint };

/**
 * Writes down what goes back to a buyer and to which transfers or cards, and answers the accounts it is booked to. The caller takes
 * it from where it is, in the same transaction; the sweep tells the provider.
 */
export async function planRefund(tx: Tx, back: Back): Promise<BackTo[]> {
  if (back.amountMinor === 0n) return [];
  const payer = await lockPayer(tx, back.buyerId);
  if (!payer) throw new Error(`${back.buyerId} has never paid, and is to be given something back`);
  const debt = smallerOf(await findDebt(tx, payer), back.amountMinor);
  const refund = back.amountMinor - debt;
  await writeRefunds(tx, payer, { ...back, amountMinor: refund });
  const all = [
    { to: personAccount(payer.id, 'receivable', payer.currency), amountMinor: debt },
    { to: houseAccount('refunds', payer.currency), amountMinor: refund },
  ];
  return all.filter(({ amountMinor }) => amountMinor > 0n);
}

async function writeRefunds(tx: Tx, { id, currency }: Payer, { amountMinor, reason }: Back): Promise<void> {
  let left = amountMinor;
  for (const { leftMinor, ...origin } of left > 0n ? await listOrigins(tx, id) : []) {
    const part = smallerOf(left, BigInt(leftMinor));
    if (part > 0n) insertRefund(tx, { ...origin, id: newId('refund'), payerId: id, currency, amountMinor: part, reason });
    left -= part;
  }
  if (left > 0n) throw new Error(`${id} is to be given back ${left} more than ever came from them`);
}
