import { randomBytes } from 'node:crypto';

/** How we name a payment to a provider: short enough for every one of them, and says whose it is. */
export function newReference(): string {
  return `wb-${randomBytes(12).toString('hex')}`;
}

/** What people and our own staff quote: the key of a movement inside the books is no name for them, so they quote the line itself. */
export function quotableReference({ id, reference }: { readonly id: string; readonly reference: string }): string {
  return /\s/.test(reference) ? id : reference;
}

/** Other programs may share our account with a provider: their payments are none of ours. */
export function isOurReference(reference: string): boolean {
  return /^wb-(out-)?[0-9a-f]{24}$/.test(reference);
}
