import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { houseAccount, nameOf, personAccount } from '../ledger/accounts.ts';
import { lockBalances, postTransfer } from '../ledger/post.ts';
import { keyFor } from '../ledger/transfer.ts';
import { lockPayer } from '../storage/payers.ts';
import { findReturnSums, type ReturnSums } from '../storage/refunds.ts';
import { planRefund } from './plan-refund.ts';

/** All that a buyer has paid and that is not in escrow goes back to where it came from. Answers how much; asked again, nothing is left. */
export async function refundPayer(
  tx: Tx,
  { buyerId, reason }: { readonly buyerId: string; readonly reason: string },
): Promise<bigint> {
  const payer = await lockPayer(tx, buyerId);
  if (!payer) return 0n;
  const key = keyFor('refund payer', newId('refund'));
  const from = personAccount(buyerId, 'available', payer.currency);
  const others = [personAccount(buyerId, 'receivable', payer.currency), houseAccount('refunds', payer.currency)];
  const amountMinor = (await lockBalances(tx, key, [from, ...others])).get(nameOf(from)) ?? 0n;
  if (amountMinor === 0n) return 0n;
  const legs = (await planRefund(tx, { buyerId, amountMinor, reason })).map((back) => ({ from, ...back }));
  const outcome = await postTransfer(tx, { key, kind: 'sale-refunded', about: { payer: buyerId }, legs });
  if (outcome !== 'posted') throw new Error(`A buyer could not be refunded: ${outcome}`);
  return amountMinor;
}

/** What goes back to a buyer: `returning` is on its way, `returned` has arrived. */
export function findRefunds(db: Db, buyerId: string): Promise<ReturnSums> {
  return findReturnSums(db, buyerId);
}
