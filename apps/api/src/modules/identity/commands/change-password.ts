import type { BodyOf } from '@waybill/contract/call';
import type { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { passwordChanged } from '../events.ts';
import { hashNewPassword } from '../passwords.ts';
import { type Account, findAccount, lockAccount, setPassword } from '../storage/accounts.ts';
import { voidActionLinks } from '../storage/action-links.ts';
import { findFederatedUser } from '../storage/federated-identities.ts';
import { forgetGuessesAt } from '../storage/password-guesses.ts';
import { confirmSession } from '../storage/sessions.ts';
import { endSessionsOf } from './end-sessions.ts';
import { takeRedeemTicket } from './federated-tickets.ts';
import { counterOfSession, judgePassword } from './judge-password.ts';
import { requireConfirmation } from './require-confirmation.ts';

type Proof = BodyOf<typeof confirmPassword>;

export async function changePasswordOf(
  context: IdentityContext,
  caller: Caller,
  input: { readonly currentPassword?: string | undefined; readonly newPassword: string },
): Promise<void> {
  const account = await findAccount(context.db, caller.userId);
  if (account?.passwordHash) await checkPassword(context, caller, account, input.currentPassword ?? '', 'currentPassword');
  // People who came through another provider have no password to give; for them this sets the first one.
  else await requireConfirmation(context.db, caller);
  const passwordHash = await hashNewPassword(input.newPassword, 'newPassword', caller.userId);
  await transact(context.db, async (tx) => {
    // It may have been replaced while this one was looked at, by the owner with a link.
    const current = await lockAccount(tx, caller.userId);
    if (current?.passwordHash !== account?.passwordHash) throw wrong('currentPassword');
    await setPassword(tx, caller.userId, passwordHash);
    await forgetGuessesAt(tx, caller.userId);
    await voidActionLinks(tx, caller.userId, 'resetPassword');
    await endSessionsOf(tx, caller.userId, { except: caller.sessionId });
    await context.publish(tx, passwordChanged, { userId: caller.userId, at: new Date().toISOString() });
  });
}

export async function confirmPasswordOf(context: IdentityContext, caller: Caller, proof: Proof): Promise<Date> {
  if (proof.ticket === undefined) {
    const account = await findAccount(context.db, caller.userId);
    await checkPassword(context, caller, account, proof.password ?? '', 'password');
  }
  return transact(context.db, async (tx) => {
    if (proof.ticket !== undefined) await checkTicket(context, tx, caller, proof.ticket);
    return confirmSession(tx, caller.sessionId);
  });
}

/** Whoever the provider vouches for has to be the person of this session, and nobody else with an account here. */
async function checkTicket({ keys }: IdentityContext, tx: Tx, caller: Caller, ticket: string): Promise<void> {
  const { issuer, subject } = await takeRedeemTicket(tx, keys, ticket);
  if ((await findFederatedUser(tx, issuer, subject)) !== caller.userId)
    throw new Problem('forbidden', 'That is another account. Please choose the one that you sign in with here.');
}

/** For one act: by the password, given with it, or by what was shown in this session in the last ten minutes. */
export async function requireOwner(context: IdentityContext, caller: Caller, password: string | undefined): Promise<void> {
  if (password === undefined) return requireConfirmation(context.db, caller);
  await checkPassword(context, caller, await findAccount(context.db, caller.userId), password, 'password');
}

async function checkPassword(
  context: IdentityContext,
  caller: Caller,
  account: Account | undefined,
  password: string,
  field: string,
): Promise<void> {
  const guess = { account, password, counter: counterOfSession(caller), share: caller.userId };
  if (!(await judgePassword(context, guess))) throw wrong(field);
}

function wrong(field: string): Problem {
  return new Problem('password_wrong', 'That is not your password. Please try again.', { field });
}
