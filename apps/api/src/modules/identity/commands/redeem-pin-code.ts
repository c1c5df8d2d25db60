import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { IdentityContext } from '../context.ts';
import { lockAccount } from '../storage/accounts.ts';
import { judgeCode } from './judge-code.ts';

/** The right code and the change it allows are one act. */
export async function redeemPinCode(
  context: IdentityContext,
  userId: string,
  typed: string,
  change: (tx: Tx) => Promise<void>,
): Promise<void> {
  const refusal = await transact(context.db, async (tx) => {
    await lockAccount(tx, userId);
    const judged = await judgeCode(tx, context.keys, userId, ['reset-pin'], typed);
    if (judged instanceof Problem) return judged;
    await change(tx);
    return undefined;
  });
  if (refusal) throw refusal;
}
