import { identityHash } from './identity-hash.ts';
import type { LiveChatPort } from './port.ts';

type Settings = { readonly baseUrl: string; readonly websiteToken: string; readonly hmacToken: string };

/** Chatwoot, wherever it is installed: `setUser(userId, { identifier_hash })`. */
export function createChatwoot({ baseUrl, websiteToken, hmacToken }: Settings): LiveChatPort {
  return {
    origins: [new URL(baseUrl).origin],
    widgetFor: (person) => ({
      provider: 'chatwoot',
      baseUrl,
      websiteToken,
      identity: { ...person, hash: identityHash(hmacToken, person.userId) },
    }),
  };
}
