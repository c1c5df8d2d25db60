import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { IdentityContext } from '../context.ts';
import { maskEmail, maskPhone } from '../mask.ts';
import { lockAccount } from '../storage/accounts.ts';
import { codeLimits } from '../storage/one-time-codes.ts';
import { issueCode } from './issue-code.ts';

export type SentPinCode = {
  readonly isEmail: boolean;
  readonly destination: string;
  readonly expiresAt: Date;
  readonly resendAfterSeconds: number;
};

/** A code for a new PIN goes where the account is verified: to the phone in Nigeria, to the email elsewhere. */
export async function sendPinCode(context: IdentityContext, userId: string): Promise<SentPinCode> {
  return transact(context.db, async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) throw new Problem('session_ended', 'This account is gone.');
    const phone = account.phoneVerifiedAt ? account.phone : null;
    const destination = phone ?? account.email;
    const expiresAt = await issueCode(tx, context.enqueue, { userId, purpose: 'reset-pin', destination });
    return {
      isEmail: !phone,
      destination: phone ? maskPhone(phone) : maskEmail(account.email),
      expiresAt,
      resendAfterSeconds: codeLimits.resendSeconds,
    };
  });
}
