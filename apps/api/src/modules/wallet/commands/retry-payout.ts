import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { WalletContext } from '../context.ts';
import { lockPayout } from '../storage/payouts.ts';
import { settlePayout } from './settle-payout.ts';

/**
 * Retries a payout on behalf of staff: asks the provider for its state, and sends it if it never arrived there; under the
 * same reference, so never twice. An error is stored with the payout.
 */
export async function retryPayout(
  context: WalletContext,
  staffId: string,
  reference: string,
  also: (tx: Tx, payout: { readonly userId: string }) => Promise<void>,
): Promise<void> {
  const payout = await transact(context.db, async (tx) => {
    const current = await lockPayout(tx, reference);
    if (!current) throw new Problem('not_found', 'There is no such payout.');
    if (current.userId === staffId) throw new Problem('forbidden', 'This is your own payout. Please ask somebody else of us.');
    if (current.state === 'paid' || current.state === 'returned')
      throw new Problem('already_decided', `This payout is ${current.state} already.`);
    await also(tx, current);
    return current;
  });
  // The next reader of the payout sees the error: settlePayout has stored it.
  await settlePayout(context, payout).catch((error: Error) => context.report(error));
}
