import { brokenConstraint, type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { tell } from '../../../platform/realtime/inbox.ts';
import { sameText } from '../../../platform/secret-keys.ts';
import type { IdentityContext } from '../context.ts';
import { lockAccount, markEmailVerified, markPhoneVerified } from '../storage/accounts.ts';
import { codeLimits, countWrongTry, lockNewestCode, markCodeUsed, type OneTimeCode } from '../storage/one-time-codes.ts';
import { forgetStanding } from './end-sessions.ts';

export async function verifyOneTimeCode(context: IdentityContext, userId: string, typed: string): Promise<'phone' | 'email'> {
  try {
    const outcome = await transact(context.db, (tx) => judge(context, tx, userId, typed));
    // Refused outside the transaction, so that the counted try is kept.
    if (outcome instanceof Problem) throw outcome;
    return outcome;
  } catch (error) {
    if (brokenConstraint(error) === 'account_phone_key')
      throw new Problem('phone_taken', 'That phone number belongs to another account.');
    throw error;
  }
}

async function judge(context: IdentityContext, tx: Tx, userId: string, typed: string): Promise<'phone' | 'email' | Problem> {
  const account = await lockAccount(tx, userId);
  const code = await lockNewestCode(tx, userId);
  if (!account || !code?.isLive) return new Problem('code_gone', 'That code no longer works. Please ask for a new one.');
  if (!sameText(typed, context.keys.deriveDigits('one-time-code', code.id))) {
    await countWrongTry(tx, code.id);
    return wrong(code);
  }
  await markCodeUsed(tx, code.id);
  if (code.purpose === 'verify-email') {
    // The address may have changed since the code was sent; a code proves only the one it went to.
    if (account.email !== code.destination)
      return new Problem('code_gone', 'Your e-mail has changed since. Please ask for a new code.');
    await markEmailVerified(tx, userId);
  } else {
    await markPhoneVerified(tx, userId, code.destination);
  }
  await forgetStanding(tx, userId);
  await tell(tx, userId, { type: 'user.changed' });
  return code.purpose === 'verify-email' ? 'email' : 'phone';
}

function wrong(code: OneTimeCode): Problem {
  const triesLeft = codeLimits.tries - code.attempts - 1;
  if (triesLeft === 0)
    return new Problem('code_gone', 'That was not it, and this code has had its five tries. Please ask for a new one.');
  return new Problem('code_wrong', `That is not the code we sent. ${triesLeft === 1 ? 'One try' : `${triesLeft} tries`} left.`, {
    field: 'otpCode',
    triesLeft,
  });
}
