import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { refuseWhileHeld } from './db/held-connection.ts';
import { createTurns } from './turns.ts';

export type HashCost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };

/** OWASP's floor for Argon2id (the library's default algorithm); about 45 ms of one core. */
export const fullHashCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Under NODE_ENV=test, where nobody has a secret worth guessing. */
export const testHashCost: HashCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Hashes at once: the library works on Node's own four threads, and files and names need one of them, too. */
export const hashesAtOnce = Math.max(1, Math.min(3, availableParallelism()));

/** All that this process hashes, for PINs and passwords alike. */
export const hashTurns = createTurns({
  atOnce: hashesAtOnce,
  each: hashesAtOnce,
  mostWaitingEach: 64,
  mostWaiting: 1000,
  // Longer than any client waits for an answer.
  longestWaitMs: 60_000,
  words: 'Many people are here right now. Please wait a few seconds and try again.',
  ownWords: 'That was a lot at once. Please wait a few seconds and try again.',
});

/** `share`: whose turn it takes. A member's id, or the network of somebody who is not signed in. */
export function hashSlowly(share: string, text: string, cost: HashCost): Promise<string> {
  refuseWhileHeld('A hash was made');
  return hashTurns.run(share, () => hash(text, cost));
}

export function verifySlowly(share: string, stored: string, text: string): Promise<boolean> {
  refuseWhileHeld('A hash was verified');
  return hashTurns.run(share, () => verify(stored, text));
}
