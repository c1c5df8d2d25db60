import { createHmac } from 'node:crypto';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import { sameText } from '../../platform/secret-keys.ts';

/** Half a minute each, counted from 1970: what RFC 6238 calls T, with the X that every authenticator app knows. */
const stepSeconds = 30;
/** Steps by which the clock of a phone may be off, to each side. */
const driftSteps = 1;
const digits = 6;
const issuer = 'Waybill';

/** A secret is a function of its id: nothing of it is stored. */
export function totpSecret(keys: SecretKeys, id: string): Buffer {
  return Buffer.from(keys.derive('authenticator', id), 'base64url').subarray(0, 20);
}

/** HOTP (RFC 4226) of one counter: HMAC-SHA-1, cut to so many digits. */
export function hotp(secret: Buffer, counter: number, length: number = digits): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(message).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return (number % 10 ** length).toString().padStart(length, '0');
}

export function stepAt(seconds: number): number {
  return Math.floor(seconds / stepSeconds);
}

/** The step whose code this is, near `seconds` and later than the last one used; undefined for a wrong, old or used one. */
export function matchingStep(
  secret: Buffer,
  typed: string,
  at: { readonly seconds: number; readonly usedUpTo: number },
): number | undefined {
  const now = stepAt(at.seconds);
  let found: number | undefined;
  // All steps are compared, whichever fits: the time it takes reveals nothing.
  for (let step = now - driftSteps; step <= now + driftSteps; step += 1)
    if (sameText(typed, hotp(secret, step)) && step > at.usedUpTo) found ??= step;
  return found;
}

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding: people type it. */
export function toBase32(bytes: Buffer): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += base32Alphabet[(held >> (bits - 5)) & 31];
  }
  return bits > 0 ? text + base32Alphabet[(held << (5 - bits)) & 31] : text;
}

/** The address that an authenticator app reads from a link or a QR code. */
export function totpAddress(secret: Buffer, username: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: toBase32(secret), issuer })}`;
}
