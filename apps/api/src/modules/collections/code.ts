import type { SecretKeys } from '../../platform/secret-keys.ts';

/** The sender gives it to the carrier who fetches the parcels of a collection: one code for all of them. */
export function collectionCodeOf(keys: SecretKeys, collectionId: string): string {
  return keys.deriveDigits('collection pickup code', collectionId);
}
