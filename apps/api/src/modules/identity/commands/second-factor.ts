import { type Db, type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import type { IdentityContext } from '../context.ts';
import { securityChanged } from '../events.ts';
import { secondFactorMissing, secondFactorRequired } from '../policies.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../recovery-codes.ts';
import type { SecurityNote } from '../security-notes.ts';
import { findAccount, lockAccount } from '../storage/accounts.ts';
import {
  hasSecondFactor,
  lockSecondFactor,
  noteRightCode,
  noteWrongCode,
  pauseSecondFactor,
  replaceRecoveryCodes,
  type SecondFactor,
  secondFactorLimits,
  setAuthenticator,
  setPendingAuthenticator,
  spendRecoveryCode,
} from '../storage/second-factors.ts';
import { isSecondFactorFresh, markSecondFactorShown } from '../storage/sessions.ts';
import { matchingStep, toBase32, totpAddress, totpSecret } from '../totp.ts';
import { requireConfirmation } from './require-confirmation.ts';

/**
 * Before a second factor is added or taken away: whoever has one shows it, or else the password would be enough to
 * make one. Who has none yet types the password.
 */
export async function requireToChangeFactors(db: Db, caller: Caller): Promise<void> {
  const isOurs = caller.grants.has('staff-entering');
  if (!isOurs || !(await hasSecondFactor(db, caller.userId))) return requireConfirmation(db, caller);
  if (!(await isSecondFactorFresh(db, caller.sessionId))) throw secondFactorRequired();
}

export async function beginAuthenticatorOf(
  context: IdentityContext,
  caller: Caller,
): Promise<{ secret: string; address: string }> {
  const { keys } = context;
  const account = await findAccount(context.db, caller.userId);
  const id = newId('authenticator');
  await transact(context.db, async (tx) => {
    await requireToChangeFactors(tx, caller);
    await lockSecondFactor(tx, caller.userId);
    await setPendingAuthenticator(tx, caller.userId, id);
  });
  const secret = totpSecret(keys, id);
  return { secret: toBase32(secret), address: totpAddress(secret, account?.username ?? '') };
}

export function finishAuthenticatorOf(context: IdentityContext, caller: Caller, code: string): Promise<string[]> {
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
    await note(context, tx, caller.userId, 'authenticator-added');
    return makeRecoveryCodes(context, tx, caller.userId);
  });
}

export function renewRecoveryCodesOf(context: IdentityContext, caller: Caller): Promise<string[]> {
  return transact(context.db, async (tx) => {
    const { authenticatorId } = await lockSecondFactor(tx, caller.userId);
    if (authenticatorId === null) throw secondFactorMissing();
    await note(context, tx, caller.userId, 'recovery-codes-made');
    return makeRecoveryCodes(context, tx, caller.userId);
  });
}

type Shown = { readonly code?: string | undefined; readonly recoveryCode?: string | undefined };

export async function showSecondFactorOf(context: IdentityContext, caller: Caller, shown: Shown): Promise<Date> {
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
    await note(context, tx, userId, 'recovery-code-used');
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
    await note(context, tx, userId, 'second-factor-paused');
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
    `Five wrong codes: your second factor rests for ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfterSeconds },
  );
}

async function makeRecoveryCodes({ keys }: IdentityContext, tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(keys, userId, code)),
  );
  return codes;
}

async function note({ publish }: IdentityContext, tx: Tx, userId: string, what: SecurityNote): Promise<void> {
  await publish(tx, securityChanged, { userId, what, at: new Date().toISOString() });
}
