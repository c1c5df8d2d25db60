import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type SecretKeys, sameText } from '../../../platform/secret-keys.ts';
import {
  type CodePurpose,
  codeLimits,
  countWrongTry,
  lockNewestCode,
  markCodeUsed,
  type OneTimeCode,
} from '../storage/one-time-codes.ts';

/**
 * Judges what was typed against the newest code for these purposes, and uses it up if it is right. A refusal is
 * answered, not thrown: the caller commits first, so that the counted try is kept.
 */
export async function judgeCode(
  tx: Tx,
  keys: SecretKeys,
  userId: string,
  purposes: readonly CodePurpose[],
  typed: string,
): Promise<OneTimeCode | Problem> {
  const code = await lockNewestCode(tx, userId, purposes);
  if (!code?.isLive) return new Problem('code_gone', 'That code no longer works. Please ask for a new one.');
  if (!sameText(typed, keys.deriveDigits('one-time-code', code.id))) {
    await countWrongTry(tx, code.id);
    return wrong(code);
  }
  await markCodeUsed(tx, code.id);
  return code;
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
