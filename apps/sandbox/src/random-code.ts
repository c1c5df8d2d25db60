import { randomInt } from 'node:crypto';

export const lowercase = 'abcdefghijklmnopqrstuvwxyz0123456789';
export const uppercase = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

export function randomCode(length: number, alphabet: string): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
