import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { inWords } from '../../../platform/http/rate-limit.ts';
import { tell } from '../../../platform/realtime/inbox.ts';
import type { WalletContext } from '../context.ts';
import { isPinRight } from '../pins.ts';
import { clearWrongTries, countWrongPin, lockPin, pinLimits } from '../storage/pins.ts';

/** Says that somebody has given the PIN that this is the hash of. */
export type PinApproval = { readonly userId: string; readonly hash: string };

/** Judges a PIN in a transaction of its own: a try counts, whatever becomes of what it was for. */
export async function approvePin(
  { db, pinPepper }: Pick<WalletContext, 'db' | 'pinPepper'>,
  userId: string,
  pin: string,
): Promise<PinApproval> {
  const judged = await transact(db, (tx) => judgePin(tx, pinPepper, userId, pin, 'pin'));
  if (judged instanceof Problem) throw judged;
  return judged;
}

/**
 * Makes sure that the approval still holds, and keeps the PIN's row locked until the end of the transaction: what a
 * person does with the PIN happens one after the other.
 */
export async function holdApproval(tx: Tx, { userId, hash }: PinApproval): Promise<void> {
  const row = await lockPin(tx, userId);
  if (row?.hash !== hash)
    throw new Problem('pin_wrong', 'Your PIN was changed a moment ago. Please enter the new one.', { field: 'pin' });
  if (row.secondsLocked > 0) throw locked(row.secondsLocked);
}

/**
 * Judges a PIN under the lock of its row. A refusal is returned, not thrown: the caller commits first, so that
 * the counted try is kept, and then refuses.
 */
export async function judgePin(
  tx: Tx,
  pepper: string,
  userId: string,
  pin: string,
  field: string,
): Promise<PinApproval | Problem> {
  const row = await lockPin(tx, userId);
  if (!row) return new Problem('pin_missing', 'You have not set a PIN yet. Please set one first.', { field });
  if (row.secondsLocked > 0) return locked(row.secondsLocked);
  if (await isPinRight(pepper, userId, pin, row.hash)) {
    if (row.wrongTries > 0) await clearWrongTries(tx, userId);
    return { userId, hash: row.hash };
  }
  const triesLeft = await countWrongPin(tx, userId, row);
  if (triesLeft === 0) {
    await tell(tx, userId, { type: 'wallet.changed' });
    return locked(pinLimits.lockMinutes * 60);
  }
  return new Problem('pin_wrong', `That is not your PIN. ${triesLeft === 1 ? 'One try' : `${triesLeft} tries`} left.`, {
    field,
    triesLeft,
  });
}

function locked(seconds: number): Problem {
  return new Problem(
    'wallet_locked',
    `Your wallet is locked after five wrong PINs. Try again in ${inWords(seconds)}, or reset your PIN.`,
    { retryAfterSeconds: seconds },
  );
}
