import { randomBytes } from 'node:crypto';
import { type IdKind, idPrefixes } from '@waybill/contract/ids';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A ULID with its kind in front: 48 bits of time, so that ids sort by age, and 80 of chance. */
export function newId(kind: IdKind, at: number = Date.now()): string {
  let text = '';
  for (let rest = at, index = 0; index < 10; index += 1, rest = Math.floor(rest / 32)) text = alphabet[rest % 32] + text;
  for (const byte of randomBytes(16)) text += alphabet[byte % 32];
  return `${idPrefixes[kind]}_${text}`;
}
