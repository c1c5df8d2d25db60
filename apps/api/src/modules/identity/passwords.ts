import { readFileSync } from 'node:fs';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../../platform/http/problem.ts';

/** OWASP's floor for Argon2id (the library's default algorithm); about 45 ms of one core. */
export const argon2Settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const common = new Set(readFileSync(new URL('./data/common-passwords.txt', import.meta.url), 'utf8').split('\n'));
// Checked when there is no account, so that a stranger's guess takes as long as a real one.
const nobody = hash('nobody has this password', argon2Settings);

export async function hashNewPassword(password: string, field: string): Promise<string> {
  if (common.has(password.toLowerCase())) {
    throw new Problem('password_common', 'That password is one of the first that thieves try. Please choose another.', { field });
  }
  return hash(password, argon2Settings);
}

export async function isPasswordRight(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobody), password);
  return isRight && Boolean(passwordHash);
}
