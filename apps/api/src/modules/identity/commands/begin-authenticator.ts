import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import type { IdentityContext } from '../context.ts';
import { findAccount } from '../storage/accounts.ts';
import { lockSecondFactor, setPendingAuthenticator } from '../storage/second-factors.ts';
import { toBase32, totpAddress, totpSecret } from '../totp.ts';
import { requireToChangeFactors } from './require-to-change-factors.ts';

export async function beginAuthenticator(context: IdentityContext, caller: Caller): Promise<{ secret: string; address: string }> {
  const { keys } = context;
  const account = await findAccount(context.db, caller.userId);
  const id = newId('authenticator');
  await transact(context.db, async (tx) => {
    await requireToChangeFactors(tx, caller);
    await lockSecondFactor(tx, caller.userId);
    await setPendingAuthenticator(tx, caller.userId, id);
  });
  const secret = totpSecret(keys, id);
  return { secret: toBase32(secret), address: totpAddress(secret, account?.username ?? '') };
}
