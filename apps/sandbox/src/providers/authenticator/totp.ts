import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;

/** The bytes of a secret as people type it: base 32, with or without spaces. */
export function readSecret(text: string): Buffer {
  let bits = '';
  for (const letter of text.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''))
    bits += alphabet.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** RFC 6238 as every app on a phone does it: SHA-1, six digits, half a minute. */
export function codeAt(secret: string, at: number): { code: string; secondsLeft: number } {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / stepMs)));
  const mac = createHmac('sha1', readSecret(secret)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return { code: String(number % 1_000_000).padStart(6, '0'), secondsLeft: Math.ceil((stepMs - (at % stepMs)) / 1000) };
}
