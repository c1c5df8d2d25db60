import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * Secrets derived from ids instead of stored. A one-time code is a function of the id of its row and a key that
 * is not in the database: nothing to steal from a dump or a queued job, and the sender can still work it out.
 */
export type SecretKeys = {
  /** The raw key for one purpose. */
  key(purpose: string): Buffer;
  /** 256 bits for one id and purpose, as text that may stand in an address. */
  derive(purpose: string, id: string): string;
  /** Six digits for one id and purpose. */
  deriveDigits(purpose: string, id: string): string;
};

export function createSecretKeys(appSecret: string): SecretKeys {
  const keys = new Map<string, Buffer>();
  const key = (purpose: string) => {
    const known = keys.get(purpose);
    if (known) return known;
    const made = Buffer.from(hkdfSync('sha256', appSecret, 'waybill', purpose, 32));
    keys.set(purpose, made);
    return made;
  };
  const mac = (purpose: string, id: string) => createHmac('sha256', key(purpose)).update(id).digest();
  return {
    key,
    derive: (purpose, id) => mac(purpose, id).toString('base64url'),
    deriveDigits: (purpose, id) => (mac(purpose, id).readBigUInt64BE() % 1_000_000n).toString().padStart(6, '0'),
  };
}

/** Equality that takes as long for a near miss as for a wild guess. */
export function sameText(one: string, other: string): boolean {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
}
