import { transactionStatus } from '@waybill/contract/wallet/enums';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { collectDebt } from '../commands/collect-debt.ts';
import type { WalletContext } from '../context.ts';
import { earningCleared, saleCleared } from '../events.ts';
import { personAccount } from '../ledger/accounts.ts';
import { postTransfer } from '../ledger/post.ts';
import { keyFor } from '../ledger/transfer.ts';
import {
  type EarningKey,
  listDueEarnings,
  lockDueEarning,
  makeEarningDue,
  setEarningCleared,
  setEarningTime,
} from '../storage/earnings.ts';
import { setEscrowEnd } from '../storage/escrow.ts';
import { settleTransaction } from '../storage/transactions.ts';
import { hoursToClear } from './ending.ts';

const mostAtATime = 1_000;

/** Clears the earnings that have waited long enough, each by itself: one that cannot be cleared holds up no other. */
export async function clearEarnings(context: Pick<WalletContext, 'db' | 'publish'>): Promise<void> {
  const failures: unknown[] = [];
  for (const key of await listDueEarnings(context.db, mostAtATime)) {
    await transact(context.db, (tx) => clear(context, tx, key)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} earnings could not be cleared`);
}

/** Of something sold that was handed over or given back before it was written down: its time to clear began then. */
export function datePastSale(tx: Tx, packageId: string, endedAt: Date): void {
  setEscrowEnd(tx, packageId, endedAt);
  setEarningTime(tx, { packageId, part: 'goods' }, new Date(endedAt.getTime() + hoursToClear * 3_600_000));
}

/** What the seller of something earned long ago, for whoever writes down the past: cleared by now. */
export async function clearPastSale(tx: Tx, packageId: string): Promise<void> {
  const which = { packageId, part: 'goods' } as const;
  makeEarningDue(tx, which);
  // Publishes nothing: whoever writes the past down writes down what came of it, too.
  await clear({ publish: async () => {} }, tx, which);
}

async function clear({ publish }: Pick<WalletContext, 'publish'>, tx: Tx, which: EarningKey): Promise<void> {
  const earning = await lockDueEarning(tx, which);
  if (!earning) return;
  const { packageId, part, userId, currency, transactionId } = earning;
  // The fee was the only part there was: its key in the books is that of its package.
  const name = part === 'fee' ? packageId : `${packageId} ${part}`;
  const amountMinor = BigInt(earning.remainingMinor);
  setEarningCleared(tx, which);
  const isWhole = earning.remainingMinor === earning.amountMinor;
  settleTransaction(
    tx,
    transactionId,
    amountMinor === 0n ? transactionStatus.Reversed : transactionStatus.Successful,
    isWhole ? 'Cleared: it is yours to spend.' : 'Part of it went towards a payment your bank had taken back.',
  );
  sendEvent(tx, userId, { type: 'wallet.changed' });
  if (amountMinor === 0n) return;
  if (part === 'goods') publish(tx, saleCleared, { packageId, userId, transactionId, amountMinor: String(amountMinor) });
  else publish(tx, earningCleared, { userId, transactionId, amountMinor: String(amountMinor) });
  const outcome = await postTransfer(tx, {
    key: keyFor('earning cleared', name),
    kind: 'clearing',
    about: { packageId },
    legs: [{ from: personAccount(userId, 'uncleared', currency), to: personAccount(userId, 'available', currency), amountMinor }],
  });
  if (outcome !== 'posted') throw new Error(`The earning for ${name} could not be cleared: ${outcome}`);
  await collectDebt(tx, { userId, currency, occasion: `earning ${name}` });
}
