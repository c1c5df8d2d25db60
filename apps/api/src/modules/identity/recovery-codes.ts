import { createHmac, randomBytes } from 'node:crypto';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import { toBase32 } from './totp.ts';

const howMany = 10;
const groups = /.{5}/g;

/** A hundred bits each, in four groups that can be copied by hand. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => {
    const text = toBase32(randomBytes(13)).slice(0, 20);
    return (text.match(groups) ?? []).join('-');
  });
}

/** The stored hash of a recovery code. Its randomness needs no slow hash, and the key is not in the database. */
export function hashRecoveryCode(keys: SecretKeys, userId: string, typed: string): Buffer {
  const text = typed.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
  return createHmac('sha256', keys.key('recovery-code')).update(`${userId} ${text}`).digest();
}
