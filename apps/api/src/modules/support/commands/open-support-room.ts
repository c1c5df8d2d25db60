import { supportAccount } from '@waybill/contract/support/support-account';
import { transact } from '../../../platform/db/database.ts';
import { openRoom } from '../../chat/index.ts';
import type { SupportContext } from '../context.ts';
import { ensureSupportAccount } from '../storage/support-account.ts';

/** The member's one room with support, created if need be. */
export function openSupportRoom({ db }: Pick<SupportContext, 'db'>, userId: string): Promise<string> {
  return transact(db, async (tx) => {
    await ensureSupportAccount(tx);
    return openRoom(tx, userId, supportAccount.id);
  });
}
