import { createHash } from 'node:crypto';

/** Makes ids that are the same in every demo. */
export function demoId(prefix: string, name: string): string {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const digest = createHash('sha256').update(`${prefix}:${name}`).digest();
  return `${prefix}_${[...digest.subarray(0, 26)].map((byte) => alphabet[byte % 32]).join('')}`;
}
