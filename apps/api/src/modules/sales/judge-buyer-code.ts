import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type SecretKeys, sameText } from '../../platform/secret-keys.ts';
import { buyerCodeLimits, countWrongBuyerCode, lockNewestBuyerCode, markBuyerCodeUsed } from './storage/codes.ts';

/** The digits are not stored: they follow from the id and a key that is not in the database. */
export const buyerCodeOf = (keys: SecretKeys, id: string): string => keys.deriveDigits('sale-code', id);

type Typed = { readonly saleId: string; readonly phone: string; readonly code: string };

/**
 * Uses up the newest code for this phone and sale if what was typed is right. A refusal is answered, not thrown: the caller commits, so
 * that the counted try is kept.
 */
export async function judgeBuyerCode(tx: Tx, keys: SecretKeys, { saleId, phone, code }: Typed): Promise<Problem | undefined> {
  const newest = await lockNewestBuyerCode(tx, saleId, phone);
  if (!newest?.isLive) return new Problem('code_gone', 'That code no longer works. Please ask for a new one.');
  if (sameText(code, buyerCodeOf(keys, newest.id))) {
    markBuyerCodeUsed(tx, newest.id);
    return undefined;
  }
  countWrongBuyerCode(tx, newest.id);
  const triesLeft = buyerCodeLimits.tries - newest.attempts - 1;
  if (triesLeft === 0)
    return new Problem('code_gone', 'That was not it, and this code has had its five tries. Please ask for a new one.');
  return new Problem('code_wrong', `That is not the code we sent. ${triesLeft === 1 ? 'One try' : `${triesLeft} tries`} left.`, {
    field: 'otpCode',
    triesLeft,
  });
}
