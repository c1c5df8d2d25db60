import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { passwordChanged } from '../events.ts';
import { hashNewPassword, isPasswordRight } from '../passwords.ts';
import { findAccount, lockAccount, setPassword } from '../storage/accounts.ts';
import { voidActionLinks } from '../storage/action-links.ts';
import { confirmSession } from '../storage/sessions.ts';
import { endSessionsOf } from './end-sessions.ts';

const confirmedMinutes = 10;

export async function changePasswordOf(
  context: IdentityContext,
  caller: Caller,
  input: { readonly currentPassword?: string | undefined; readonly newPassword: string },
): Promise<void> {
  const account = await findAccount(context.db, caller.userId);
  // People who came through another provider have no password to give; for them this sets the first one.
  if (account?.passwordHash) await checkPassword(account.passwordHash, input.currentPassword ?? '', 'currentPassword');
  const passwordHash = await hashNewPassword(input.newPassword, 'newPassword');
  await transact(context.db, async (tx) => {
    // It may have been replaced while this one was looked at, by the owner with a link.
    const current = await lockAccount(tx, caller.userId);
    if (current?.passwordHash !== account?.passwordHash) throw wrong('currentPassword');
    await setPassword(tx, caller.userId, passwordHash);
    await voidActionLinks(tx, caller.userId, 'resetPassword');
    await endSessionsOf(tx, caller.userId, { except: caller.sessionId });
    await context.publish(tx, passwordChanged, { userId: caller.userId, at: new Date().toISOString() });
  });
}

export async function confirmPasswordOf(context: IdentityContext, caller: Caller, password: string): Promise<Date> {
  const account = await findAccount(context.db, caller.userId);
  await checkPassword(account?.passwordHash, password, 'password');
  return transact(context.db, (tx) => confirmSession(tx, caller.sessionId, confirmedMinutes));
}

async function checkPassword(passwordHash: string | null | undefined, password: string, field: string): Promise<void> {
  if (!(await isPasswordRight(passwordHash, password))) throw wrong(field);
}

function wrong(field: string): Problem {
  return new Problem('password_wrong', 'That is not your password. Please try again.', { field });
}
