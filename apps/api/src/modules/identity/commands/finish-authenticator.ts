import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { noteSecurity } from '../note-security.ts';
import { lockAccount } from '../storage/accounts.ts';
import { lockSecondFactor, setAuthenticator } from '../storage/second-factors.ts';
import { markSecondFactorShown } from '../storage/sessions.ts';
import { matchingStep, totpSecret } from '../totp.ts';
import { makeRecoveryCodes } from './renew-recovery-codes.ts';
import { requireToChangeFactors } from './require-to-change-factors.ts';

export function finishAuthenticator(context: IdentityContext, caller: Caller, code: string): Promise<string[]> {
  return transact(context.db, async (tx) => {
    // Two who enrol at the same moment take turns: the second one has to show what the first has set up.
    await lockAccount(tx, caller.userId);
    await requireToChangeFactors(tx, caller);
    const factor = await lockSecondFactor(tx, caller.userId);
    if (factor.pendingId === null) throw new Problem('code_gone', 'Please begin again: this secret is no longer waiting.');
    const secret = totpSecret(context.keys, factor.pendingId);
    const step = matchingStep(secret, code, { seconds: factor.nowSeconds, usedUpTo: 0 });
    if (step === undefined)
      throw new Problem(
        'code_wrong',
        'That is not the code of this secret. Check the clock of your phone, and try the next one.',
        {
          field: 'code',
        },
      );
    await setAuthenticator(tx, caller.userId, factor.pendingId, step);
    await markSecondFactorShown(tx, caller.sessionId);
    await noteSecurity(context, tx, caller.userId, 'authenticator-added');
    return makeRecoveryCodes(context, tx, caller.userId);
  });
}
