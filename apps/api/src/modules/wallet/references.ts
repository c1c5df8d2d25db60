import { randomBytes } from 'node:crypto';

/** Our name for a payment at a provider: short enough for all of them, with a prefix that shows it is ours. */
export function newReference(): string {
  return `wb-${randomBytes(12).toString('hex')}`;
}

/** The reference that members and staff quote: the key of a transfer in the books is no name for people, so they quote the line's id. */
export function quotableReference({ id, reference }: { readonly id: string; readonly reference: string }): string {
  return /\s/.test(reference) ? id : reference;
}

/** Other programs may share our account with a provider: their payments are none of ours. */
export function isOurReference(reference: string): boolean {
  return /^wb-(out-)?[0-9a-f]{24}$/.test(reference);
}
