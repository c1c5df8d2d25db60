import { createHmac } from 'node:crypto';

/** As both providers ask for it: hex HMAC-SHA256 of what they know somebody by. */
export function identityHash(key: string, knownBy: string): string {
  return createHmac('sha256', key).update(knownBy).digest('hex');
}
