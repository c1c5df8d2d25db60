import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { type Account, findAccount } from '../storage/accounts.ts';
import { counterOfSession, judgePassword } from './judge-password.ts';
import { requireConfirmation } from './require-confirmation.ts';

/** For one act: by the password, given with it, or by what was shown in this session in the last ten minutes. */
export async function requireOwner(context: IdentityContext, caller: Caller, password: string | undefined): Promise<void> {
  if (password === undefined) return requireConfirmation(context.db, caller);
  await checkPassword(context, caller, await findAccount(context.db, caller.userId), password, 'password');
}

export async function checkPassword(
  context: IdentityContext,
  caller: Caller,
  account: Account | undefined,
  password: string,
  field: string,
): Promise<void> {
  const guess = { account, password, counter: counterOfSession(caller), share: caller.userId };
  if (!(await judgePassword(context, guess))) throw passwordWrong(field);
}

export function passwordWrong(field: string): Problem {
  return new Problem('password_wrong', 'That is not your password. Please try again.', { field });
}
