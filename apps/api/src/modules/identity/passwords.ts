import { readFileSync } from 'node:fs';
import { hash } from '@node-rs/argon2';
import { Problem } from '../../platform/http/problem.ts';
import { fullHashCost, type HashCost, hashSlowly, verifySlowly } from '../../platform/slow-hash.ts';

const common = new Set(readFileSync(new URL('./data/common-passwords.txt', import.meta.url), 'utf8').split('\n'));
// Checked when there is no account, so that a stranger's guess takes as long as a real one.
const hashOfNobody = (cost: HashCost) => hash('nobody has this password', cost);
const nobody = hashOfNobody(fullHashCost);

/** `share`: whose turn at hashing it takes. */
export async function hashNewPassword(password: string, field: string, share: string, cost: HashCost): Promise<string> {
  if (common.has(password.toLowerCase())) {
    throw new Problem('password_common', 'That password is one of the first that thieves try. Please choose another.', { field });
  }
  return hashSlowly(share, password, cost);
}

export async function isPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
  share: string,
  cost: HashCost,
): Promise<boolean> {
  const stored = passwordHash ?? (await (cost === fullHashCost ? nobody : hashOfNobody(cost)));
  const isRight = await verifySlowly(share, stored, password);
  return isRight && Boolean(passwordHash);
}
