import { randomBytes } from 'node:crypto';

/** How we name a payment to a provider: short enough for every one of them, and says whose it is. */
export function newReference(): string {
  return `wb-${randomBytes(12).toString('hex')}`;
}

/** Other programs may share our account with a provider: their payments are none of ours. */
export function isOurReference(reference: string): boolean {
  return /^wb-(out-)?[0-9a-f]{24}$/.test(reference);
}
