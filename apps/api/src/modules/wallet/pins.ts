import { createHmac } from 'node:crypto';
import { Problem } from '../../platform/http/problem.ts';
import { hashSlowly, verifySlowly } from '../../platform/slow-hash.ts';

/** Ten thousand PINs are soon tried, so a stolen table must be worthless: the pepper is not in the database. */
export async function hashPin(pepper: string, userId: string, pin: string, field = 'newPin'): Promise<string> {
  if (isTrivialPin(pin))
    throw new Problem('pin_trivial', 'That PIN is too easy to guess. Please avoid runs and repeated digits.', { field });
  return hashSlowly(userId, peppered(pepper, userId, pin));
}

export function isPinRight(pepper: string, userId: string, pin: string, pinHash: string): Promise<boolean> {
  return verifySlowly(userId, pinHash, peppered(pepper, userId, pin));
}

/** As text: the library verifies nothing that is not UTF-8. */
function peppered(pepper: string, userId: string, pin: string): string {
  return createHmac('sha256', pepper).update(`${userId}:${pin}`).digest('base64');
}

/** 0000, 1234, 9876, 1212, and years that everybody tries. */
export function isTrivialPin(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0));
  const isRun = steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
  const isPair = pin.slice(0, 2) === pin.slice(2);
  return isRun || isPair || pin === '1960';
}
