import { createHmac } from 'node:crypto';
import { isTrivialPin, trivialPinWords } from '@waybill/contract/wallet/trivial-pin';
import { Problem } from '../../platform/http/problem.ts';
import { type HashCost, hashSlowly, verifySlowly } from '../../platform/slow-hash.ts';

type Hashing = { readonly pinPepper: string; readonly hashCost: HashCost };

/** Ten thousand PINs are soon tried, so a stolen table must be worthless: the pepper is not in the database. */
export async function hashPin({ pinPepper, hashCost }: Hashing, userId: string, pin: string, field = 'newPin'): Promise<string> {
  refuseTrivialPin(pin, field);
  return hashSlowly(userId, peppered(pinPepper, userId, pin), hashCost);
}

/** Before anything else is asked or worked out: another PIN is needed anyway. */
export function refuseTrivialPin(pin: string, field: string): void {
  if (isTrivialPin(pin)) throw new Problem('pin_trivial', trivialPinWords, { field });
}

export function isPinRight(pepper: string, userId: string, pin: string, pinHash: string): Promise<boolean> {
  return verifySlowly(userId, pinHash, peppered(pepper, userId, pin));
}

/** As text: the library verifies nothing that is not UTF-8. */
function peppered(pepper: string, userId: string, pin: string): string {
  return createHmac('sha256', pepper).update(`${userId}:${pin}`).digest('base64');
}
