import type { Currency } from '@waybill/contract/money';
import type { Tx } from '../../../platform/db/database.ts';
import { nameOf, personAccount } from '../ledger/accounts.ts';
import { lockBalances, postTransfer } from '../ledger/post.ts';
import { smallerOf } from '../ledger/smaller-of.ts';
import { keyFor } from '../ledger/transfer.ts';
import { writeCorrection } from './write-correction.ts';

/** Pays a member's debt to us from their available balance, as far as it goes. Answers the amount paid. */
export async function collectDebt(
  tx: Tx,
  { userId, currency, occasion }: { readonly userId: string; readonly currency: Currency; readonly occasion: string },
): Promise<bigint> {
  const [available, owed] = [personAccount(userId, 'available', currency), personAccount(userId, 'receivable', currency)];
  const key = keyFor('debt', occasion);
  const balances = await lockBalances(tx, key, [available, owed]);
  const [spendable, debt] = [balances.get(nameOf(available)) ?? 0n, -(balances.get(nameOf(owed)) ?? 0n)];
  const amountMinor = smallerOf(spendable, debt);
  if (amountMinor === 0n) return 0n;
  await writeCorrection(tx, {
    userId,
    currency,
    amountMinor,
    title: 'Towards what you owe',
    detail: 'For a payment your bank had taken back.',
    reference: `debt ${occasion}`,
  });
  const legs = [{ from: available, to: owed, amountMinor }];
  const outcome = await postTransfer(tx, { key, kind: 'debt', about: { occasion }, legs });
  if (outcome !== 'posted') throw new Error(`A debt could not be collected: ${outcome}`);
  return amountMinor;
}
