import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { WalletContext } from '../context.ts';
import { deletePayoutAccount } from '../storage/payout-accounts.ts';

export async function removePayoutAccount(context: WalletContext, userId: string, id: string): Promise<void> {
  await transact(context.db, async (tx) => {
    if (!(await deletePayoutAccount(tx, userId, id))) throw new Problem('not_found', 'You have not kept that account.');
    sendEvent(tx, userId, { type: 'wallet.changed' });
  });
}
