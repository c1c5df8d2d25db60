import { randomFillSync } from 'node:crypto';
import { type IdKind, idPrefixes } from '@waybill/contract/ids';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Chance is fetched for 256 ids at a time: asking for it costs more than the rest of an id. */
const chance = Buffer.alloc(16 * 256);
let used = chance.length;

function nextChance(): Buffer {
  if (used === chance.length) {
    randomFillSync(chance);
    used = 0;
  }
  used += 16;
  return chance.subarray(used - 16, used);
}

/** A ULID with its kind in front: 48 bits of time, so that ids sort by age, and 80 of chance. */
export function newId(kind: IdKind, at: number = Date.now()): string {
  let text = '';
  for (let rest = at, index = 0; index < 10; index += 1, rest = Math.floor(rest / 32)) text = alphabet[rest % 32] + text;
  for (const byte of nextChance()) text += alphabet[byte % 32];
  return `${idPrefixes[kind]}_${text}`;
}

/** The 128 bits of an id without its kind, as hexadecimal digits. */
export function hexOf(id: string): string {
  let bits = 0n;
  for (const character of id.slice(id.indexOf('_') + 1)) bits = bits * 32n + BigInt(alphabet.indexOf(character));
  return bits.toString(16).padStart(32, '0');
}

/** When an id of ours was made, to the millisecond. */
export function madeAt(id: string): Date {
  const text = id.slice(id.indexOf('_') + 1);
  return new Date([...text.slice(0, 10)].reduce((ms, character) => ms * 32 + alphabet.indexOf(character), 0));
}
