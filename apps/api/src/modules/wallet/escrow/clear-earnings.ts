import { transactionStatus } from '@waybill/contract/wallet/enums';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { collectDebt } from '../commands/collect-debt.ts';
import type { WalletContext } from '../context.ts';
import { earningCleared } from '../events.ts';
import { personAccount } from '../ledger/accounts.ts';
import { postTransfer } from '../ledger/post.ts';
import { keyFor } from '../ledger/transfer.ts';
import { listDueEarnings, lockDueEarning, setEarningCleared } from '../storage/earnings.ts';
import { settleTransaction } from '../storage/transactions.ts';

const mostAtATime = 1_000;

/** Clears the earnings that have waited long enough, each by itself: one that cannot be cleared holds up no other. */
export async function clearEarnings(context: Pick<WalletContext, 'db' | 'publish'>): Promise<void> {
  const failures: unknown[] = [];
  for (const packageId of await listDueEarnings(context.db, mostAtATime)) {
    await transact(context.db, (tx) => clear(context, tx, packageId)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} earnings could not be cleared`);
}

async function clear({ publish }: Pick<WalletContext, 'publish'>, tx: Tx, packageId: string): Promise<void> {
  const earning = await lockDueEarning(tx, packageId);
  if (!earning) return;
  const { userId, currency, transactionId } = earning;
  const amountMinor = BigInt(earning.remainingMinor);
  setEarningCleared(tx, packageId);
  const isWhole = earning.remainingMinor === earning.amountMinor;
  settleTransaction(
    tx,
    transactionId,
    amountMinor === 0n ? transactionStatus.Reversed : transactionStatus.Successful,
    isWhole ? 'Cleared: it is yours to spend.' : 'Part of it went towards a payment your bank had taken back.',
  );
  sendEvent(tx, userId, { type: 'wallet.changed' });
  if (amountMinor === 0n) return;
  publish(tx, earningCleared, { userId, transactionId, amountMinor: String(amountMinor) });
  const outcome = await postTransfer(tx, {
    key: keyFor('earning cleared', packageId),
    kind: 'clearing',
    about: { packageId },
    legs: [{ from: personAccount(userId, 'uncleared', currency), to: personAccount(userId, 'available', currency), amountMinor }],
  });
  if (outcome !== 'posted') throw new Error(`The earning for ${packageId} could not be cleared: ${outcome}`);
  await collectDebt(tx, { userId, currency, occasion: `earning ${packageId}` });
}
