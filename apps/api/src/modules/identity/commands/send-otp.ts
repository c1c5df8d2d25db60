import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { checkPhoneNumber } from '../phone-numbers.ts';
import { type Account, lockAccount } from '../storage/accounts.ts';
import type { CodePurpose } from '../storage/one-time-codes.ts';
import { refuseReservedEmail } from './create-account.ts';
import { issueCode } from './issue-code.ts';
import { requireConfirmation } from './require-confirmation.ts';

type SendOtpInput = {
  readonly email: boolean | undefined;
  readonly newPhoneNumber: string | undefined;
  readonly newEmail: string | undefined;
};
export type SentCode = { readonly purpose: CodePurpose; readonly destination: string; readonly expiresAt: Date };

export async function sendOtp(context: IdentityContext, caller: Caller, input: SendOtpInput): Promise<SentCode> {
  const { userId } = caller;
  // On the way in a mistyped number or address is simply corrected; afterwards it is part of who one is.
  if ((input.newPhoneNumber || input.newEmail) && caller.grants.has('member')) await requireConfirmation(context.db, caller);
  return transact(context.db, async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw new Problem('session_ended', 'This account is gone.');
    const { purpose, destination } = whereTo(account, input);
    const expiresAt = await issueCode(tx, context.enqueue, { userId, purpose, destination });
    return { purpose, destination, expiresAt };
  });
}

/** A number or address of another account gets its code like any other: only its reader may learn that there is an account. */
function whereTo(account: Account, input: SendOtpInput): { purpose: CodePurpose; destination: string } {
  if (input.newPhoneNumber) {
    const phone = checkPhoneNumber(input.newPhoneNumber, account.countryCode, 'newPhoneNumber');
    return { purpose: 'change-phone', destination: phone };
  }
  if (input.newEmail) {
    if (account.emailVerifiedAt) throw new Problem('already_verified', 'Your email is verified. You can change it in settings.');
    refuseReservedEmail(input.newEmail, 'newEmail');
    return { purpose: 'change-email', destination: input.newEmail };
  }
  const byEmail = input.email ?? account.countryCode !== 'NG';
  if (byEmail) {
    if (account.emailVerifiedAt) throw new Problem('already_verified', 'Your email is already verified.');
    return { purpose: 'verify-email', destination: account.email };
  }
  if (account.phoneVerifiedAt) throw new Problem('already_verified', 'Your phone is already verified.');
  if (!account.phone) throw new Problem('invalid_input', 'Please add a phone number first.', { field: 'newPhoneNumber' });
  return { purpose: 'verify-phone', destination: account.phone };
}
