import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { noteSecurity } from '../note-security.ts';
import { secondFactorMissing } from '../policies.ts';
import { hashRecoveryCode } from '../recovery-codes.ts';
import {
  lockSecondFactor,
  noteRightCode,
  noteWrongCode,
  pauseSecondFactor,
  type SecondFactor,
  secondFactorLimits,
  spendRecoveryCode,
} from '../storage/second-factors.ts';
import { markSecondFactorShown } from '../storage/sessions.ts';
import { matchingStep, totpSecret } from '../totp.ts';

type Shown = { readonly code?: string | undefined; readonly recoveryCode?: string | undefined };

export async function showSecondFactor(context: IdentityContext, caller: Caller, shown: Shown): Promise<Date> {
  const outcome = await transact(context.db, (tx) => judge(context, tx, caller, shown));
  // Refused outside the transaction, so that the counted try is kept.
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

async function judge(context: IdentityContext, tx: Tx, caller: Caller, shown: Shown): Promise<Date | Problem> {
  const { userId, sessionId } = caller;
  const factor = await lockSecondFactor(tx, userId);
  if (factor.authenticatorId === null) return secondFactorMissing();
  if (factor.restsSeconds > 0) return resting(factor.restsSeconds);
  if (shown.recoveryCode !== undefined) {
    if (!(await spendRecoveryCode(tx, userId, hashRecoveryCode(context.keys, userId, shown.recoveryCode))))
      return countWrong(context, tx, userId, factor, 'recoveryCode');
    await noteRightCode(tx, userId, undefined);
    await noteSecurity(context, tx, userId, 'recovery-code-used');
    return markSecondFactorShown(tx, sessionId);
  }
  const secret = totpSecret(context.keys, factor.authenticatorId);
  const step = matchingStep(secret, shown.code ?? '', { seconds: factor.nowSeconds, usedUpTo: factor.lastStep });
  if (step === undefined) return countWrong(context, tx, userId, factor, 'code');
  await noteRightCode(tx, userId, step);
  return markSecondFactorShown(tx, sessionId);
}

async function countWrong(
  context: IdentityContext,
  tx: Tx,
  userId: string,
  { wrongTries, pauses }: SecondFactor,
  field: keyof Shown,
): Promise<Problem> {
  const { tries, firstPauseMinutes, longestPauseMinutes } = secondFactorLimits;
  const triesLeft = tries - wrongTries - 1;
  if (triesLeft === 0) {
    const minutes = Math.min(firstPauseMinutes * 2 ** pauses, longestPauseMinutes);
    await pauseSecondFactor(tx, userId, minutes);
    await noteSecurity(context, tx, userId, 'second-factor-paused');
    return resting(minutes * 60);
  }
  await noteWrongCode(tx, userId);
  return new Problem(
    'code_wrong',
    `That code is wrong, or was used already. ${triesLeft === 1 ? 'One try' : `${triesLeft} tries`} left.`,
    { field, triesLeft },
  );
}

function resting(retryAfterSeconds: number): Problem {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new Problem(
    'code_resting',
    `Five wrong codes: your second factor is paused for ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfterSeconds },
  );
}
