import * as z from 'zod/mini';

/**
 * Nine characters that can be read aloud: none is mistaken for another (no 0, 1, I, L, O). The last one checks the
 * others. There are 31 of them, a prime, so every single wrong character and every swap of two is noticed.
 */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const bodyLength = 8;

/** From eight random numbers, each below 31. */
export function trackingIdFrom(numbers: readonly number[]): string {
  const body = numbers.slice(0, bodyLength).map((number) => alphabet[number % alphabet.length] ?? '');
  if (body.length < bodyLength) throw new Error('A tracking id needs eight numbers');
  return body.join('') + checkOf(body.join(''));
}

function checkOf(body: string): string {
  const sum = [...body].reduce((total, character, position) => total + (position + 1) * alphabet.indexOf(character), 0);
  return alphabet[sum % alphabet.length] ?? '';
}

/** As people type it: with or without spaces and dashes, in either case. */
export function readTrackingId(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  if (plain.length !== bodyLength + 1 || [...plain].some((character) => !alphabet.includes(character))) return undefined;
  return checkOf(plain.slice(0, bodyLength)) === plain.at(-1) ? plain : undefined;
}

/** As it is shown: `7K3 M9Q XPC`. */
export function spellTrackingId(id: string): string {
  return id.replace(/(.{3})(?=.)/g, '$1 ');
}

/** Trimmed, and read as people type it. */
export const trackingId = z.pipe(
  z.pipe(
    z.string('Please enter the tracking number').check(z.trim(), z.maxLength(40, 'That is too long')),
    z.transform((typed) => readTrackingId(typed) ?? ''),
  ),
  z.string().check(z.minLength(1, 'That is not a tracking number. Please check it against the message you got.')),
);
