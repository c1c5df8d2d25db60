import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { inWords } from '../../../platform/http/rate-limit.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { WalletContext } from '../context.ts';
import { pinLocked } from '../events.ts';
import { isPinRight } from '../pins.ts';
import { clearWrongTries, countWrongPin, findPin, lockPin, type PinRow } from '../storage/pins.ts';
import { isByKey, type KeyApproval } from './spend-by-key.ts';

/** Says that somebody has given the PIN that this is the hash of. */
export type PinApproval = { readonly userId: string; readonly hash: string };

/** A typed PIN, compared with the hash of that moment. The result is not revealed to anybody before it is judged. */
export type ComparedPin = PinApproval & { readonly isRight: boolean; readonly field: string };

export type PinContext = Pick<WalletContext, 'db' | 'pinPepper' | 'publish'>;

/** Judges a PIN in a transaction of its own: a try counts, whatever becomes of the act it was for. */
export async function approvePin(context: PinContext, userId: string, pin: string): Promise<PinApproval> {
  return judgeNow(context, await comparePin(context, userId, pin, 'pin'));
}

/**
 * The same for an act whose transaction begins with `holdApproval`, and which says nothing else before: a right PIN is judged there,
 * under the same lock, and costs no transaction of its own. `row` is the PIN's row, read a moment ago.
 */
export async function approvePinForAct(
  context: PinContext,
  userId: string,
  pin: string,
  row: PinRow | undefined,
): Promise<PinApproval> {
  const { hash, wrongTries, locks } = usable(row, 'pin');
  const isRight = await isPinRight(context.pinPepper, userId, pin, hash);
  // Tries that are to be forgotten are written down at once.
  const isJudgedByAct = isRight && wrongTries === 0 && locks === 0;
  return isJudgedByAct ? { userId, hash } : judgeNow(context, { userId, hash, field: 'pin', isRight });
}

async function judgeNow(context: PinContext, compared: ComparedPin): Promise<PinApproval> {
  const judged = await transact(context.db, (tx) => judgePin(context, tx, compared));
  if (judged instanceof Problem) throw judged;
  return judged;
}

/**
 * Makes sure that the approval still holds, and keeps the PIN's row locked until the end of the transaction: what a
 * person does with the PIN happens one after the other.
 */
export async function holdApproval(tx: Tx, approval: PinApproval | KeyApproval): Promise<void> {
  const row = await lockPin(tx, approval.userId);
  // A key pays within what it may spend, which is counted where it is known. It stands in the same line as the PIN.
  if (isByKey(approval)) return;
  if (row?.hash !== approval.hash) throw changed('pin');
  if (row.secondsLocked > 0) throw locked(row.secondsLocked);
}

/** The slow part, while neither a connection nor a lock is held. Nothing is worked out for a wallet that is locked. */
export async function comparePin(
  { db, pinPepper }: Pick<PinContext, 'db' | 'pinPepper'>,
  userId: string,
  pin: string,
  field: string,
): Promise<ComparedPin> {
  const { hash } = usable(await findPin(db, userId), field);
  return { userId, hash, field, isRight: await isPinRight(pinPepper, userId, pin, hash) };
}

/**
 * Judges a compared PIN under the lock of its row: of many that were compared at once, those who come after the fifth wrong one
 * learn nothing, right or wrong. A refusal is returned, not thrown: the caller commits first, so that the counted try is
 * kept, and then refuses.
 */
export async function judgePin(
  { publish }: Pick<PinContext, 'publish'>,
  tx: Tx,
  { userId, hash, isRight, field }: ComparedPin,
): Promise<PinApproval | Problem> {
  const row = await lockPin(tx, userId);
  const refusal = refusalOf(row, field);
  if (refusal) return refusal;
  // Compared with a PIN that is none any more: neither a right one nor a wrong try.
  if (row?.hash !== hash) return changed(field);
  if (isRight) {
    if (row.wrongTries > 0) clearWrongTries(tx, userId);
    return { userId, hash };
  }
  const { triesLeft, minutesLocked } = await countWrongPin(tx, userId, row);
  if (triesLeft === 0) {
    const seconds = minutesLocked * 60;
    sendEvent(tx, userId, { type: 'wallet.changed' });
    publish(tx, pinLocked, { userId, at: new Date().toISOString(), seconds });
    return locked(seconds);
  }
  return new Problem('pin_wrong', `That is not your PIN. ${triesLeft === 1 ? 'One try' : `${triesLeft} tries`} left.`, {
    field,
    triesLeft,
  });
}

function usable(row: PinRow | undefined, field: string): PinRow {
  const refusal = refusalOf(row, field);
  if (refusal || !row) throw refusal;
  return row;
}

function refusalOf(row: PinRow | undefined, field: string): Problem | undefined {
  if (!row) return new Problem('pin_missing', 'You have not set a PIN yet. Please set one first.', { field });
  return row.secondsLocked > 0 ? locked(row.secondsLocked) : undefined;
}

function changed(field: string): Problem {
  return new Problem('pin_wrong', 'Your PIN was changed a moment ago. Please enter the new one.', { field });
}

function locked(seconds: number): Problem {
  return new Problem(
    'wallet_locked',
    `Your wallet is locked after five wrong PINs. Try again in ${inWords(seconds)}, or reset your PIN.`,
    { retryAfterSeconds: seconds },
  );
}
