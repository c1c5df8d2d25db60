import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { inWords } from '../../../platform/http/rate-limit.ts';
import { isPinRight } from '../pins.ts';
import { clearWrongTries, countWrongPin, lockPin, pinLimits } from '../storage/pins.ts';

/**
 * Judges a PIN under the lock of its row. A refusal is returned, not thrown: the caller commits first, so that
 * the counted try is kept, and then refuses.
 */
export async function judgePin(tx: Tx, pepper: string, userId: string, pin: string, field: string): Promise<Problem | undefined> {
  const row = await lockPin(tx, userId);
  if (!row) return new Problem('pin_wrong', 'You have not set a PIN yet. Please set one first.', { field });
  if (row.secondsLocked > 0) return locked(row.secondsLocked);
  if (await isPinRight(pepper, userId, pin, row.hash)) {
    if (row.wrongTries > 0) await clearWrongTries(tx, userId);
    return undefined;
  }
  const triesLeft = await countWrongPin(tx, userId, row);
  if (triesLeft === 0) return locked(pinLimits.lockMinutes * 60);
  return new Problem('pin_wrong', `That is not your PIN. ${triesLeft === 1 ? 'One try' : `${triesLeft} tries`} left.`, {
    field,
    triesLeft,
  });
}

function locked(seconds: number): Problem {
  return new Problem(
    'wallet_locked',
    `Your wallet is locked after five wrong PINs. Try again in ${inWords(seconds)}, or reset your PIN.`,
    {
      retryAfterSeconds: seconds,
    },
  );
}
