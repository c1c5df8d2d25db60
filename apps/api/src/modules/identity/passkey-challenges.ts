import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/db/database.ts';
import type { IdentityContext } from './context.ts';
import type { TakeChallenge } from './passkeys.ts';
import { type ChallengePurpose, insertChallenge, passkeyLimits, spendChallenge } from './storage/passkeys.ts';

export const challengeTimeoutMs = passkeyLimits.challengeMinutes * 60_000;
export const publicKey = 'public-key' as const;

export async function newChallenge(tx: Tx, purpose: ChallengePurpose, userId: string | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await insertChallenge(tx, hashOf(challenge), purpose, userId);
  return challenge;
}

/** Spent at once and by itself: what is refused for another reason has used it up as well. */
export function takeChallenge({ db }: IdentityContext, purpose: ChallengePurpose, userId: string | null): TakeChallenge {
  return (challenge) => spendChallenge(db, hashOf(challenge), purpose, userId);
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}
