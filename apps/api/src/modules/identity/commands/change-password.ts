import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { passwordChanged } from '../events.ts';
import { hashNewPassword } from '../passwords.ts';
import { findAccount, lockAccount, setPassword } from '../storage/accounts.ts';
import { voidActionLinks } from '../storage/action-links.ts';
import { forgetGuessesAt } from '../storage/password-guesses.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { requireConfirmation } from './require-confirmation.ts';
import { checkPassword, passwordWrong } from './require-owner.ts';

export async function changePassword(
  context: IdentityContext,
  caller: Caller,
  input: { readonly currentPassword?: string | undefined; readonly newPassword: string },
): Promise<void> {
  const account = await findAccount(context.db, caller.userId);
  if (account?.passwordHash) await checkPassword(context, caller, account, input.currentPassword ?? '', 'currentPassword');
  // People who came through another provider have no password to give; for them this sets the first one.
  else await requireConfirmation(context.db, caller);
  const passwordHash = await hashNewPassword(input.newPassword, 'newPassword', caller.userId, context.hashCost);
  await transact(context.db, async (tx) => {
    // The owner may have replaced the password by a link while this one was compared.
    const current = await lockAccount(tx, caller.userId);
    if (current?.passwordHash !== account?.passwordHash) throw passwordWrong('currentPassword');
    await setPassword(tx, caller.userId, passwordHash);
    await forgetGuessesAt(tx, caller.userId);
    await voidActionLinks(tx, caller.userId, 'resetPassword');
    await endSessionsOf(tx, caller.userId, { except: caller.sessionId });
    context.publish(tx, passwordChanged, { userId: caller.userId, at: new Date().toISOString() });
  });
}
