import { brokenConstraint, type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { IdentityContext } from '../context.ts';
import { phoneChanged } from '../events.ts';
import { creditProof } from '../sign-up-pace.ts';
import { type Account, lockAccount, markEmailVerified, markPhoneVerified, replaceEmail } from '../storage/accounts.ts';
import type { OneTimeCode } from '../storage/one-time-codes.ts';
import { announceAccountStatus } from './end-sessions-of.ts';
import { judgeCode } from './judge-code.ts';

export async function verifyOtp(
  context: IdentityContext,
  { userId, typed, ip }: { readonly userId: string; readonly typed: string; readonly ip: string },
): Promise<'phone' | 'email'> {
  try {
    const outcome = await transact(context.db, (tx) => judge(context, tx, { userId, typed, ip }));
    // Refused outside the transaction, so that the counted try is kept.
    if (outcome instanceof Problem) throw outcome;
    return outcome;
  } catch (error) {
    if (brokenConstraint(error) === 'account_phone_key')
      throw new Problem('phone_taken', 'That phone number belongs to another account. Sign in to it, or use another number.');
    if (brokenConstraint(error) === 'account_email_key')
      throw new Problem('email_taken', 'That email already has an account. Sign in to it, or use another address.');
    throw error;
  }
}

async function judge(
  context: IdentityContext,
  tx: Tx,
  { userId, typed, ip }: { readonly userId: string; readonly typed: string; readonly ip: string },
): Promise<'phone' | 'email' | Problem> {
  const account = await lockAccount(tx, userId);
  if (!account) return new Problem('session_ended', 'This account is gone.');
  const code = await judgeCode(tx, context.keys, userId, ['verify-phone', 'verify-email', 'change-phone', 'change-email'], typed);
  if (code instanceof Problem) return code;
  const isEmail = code.purpose === 'verify-email' || code.purpose === 'change-email';
  const refusal = isEmail ? await acceptEmail(tx, account, code) : await markPhoneVerified(tx, userId, code.destination);
  if (refusal) return refusal;
  if (code.purpose === 'change-phone' && account.phoneVerifiedAt && account.phone !== code.destination)
    context.publish(tx, phoneChanged, { userId, at: new Date().toISOString() });
  if (!account.phoneVerifiedAt && !account.emailVerifiedAt) await creditProof(tx, ip);
  await announceAccountStatus(tx, userId);
  sendEvent(tx, userId, { type: 'user.changed' });
  return isEmail ? 'email' : 'phone';
}

async function acceptEmail(tx: Tx, account: Account, code: OneTimeCode): Promise<Problem | undefined> {
  // A mistyped address is corrected on the way in; a verified one is changed in settings, behind the password.
  if (code.purpose === 'change-email' && !account.emailVerifiedAt) {
    await replaceEmail(tx, account.id, code.destination);
    return undefined;
  }
  // The address may have changed since the code was sent; a code proves only the one it went to.
  if (account.email !== code.destination)
    return new Problem('code_gone', 'Your email has changed since. Please ask for a new code.');
  await markEmailVerified(tx, account.id);
  return undefined;
}
