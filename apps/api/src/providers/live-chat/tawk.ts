import { identityHash } from './identity-hash.ts';
import type { LiveChatPort } from './port.ts';

type Settings = { readonly propertyId: string; readonly widgetId: string; readonly apiKey: string };

/** Tawk.to in its secure mode: the page names its `visitor` by email, and the hash is made from that. Without one it knows nobody. */
export function createTawk({ propertyId, widgetId, apiKey }: Settings): LiveChatPort {
  return {
    origins: ['https://*.tawk.to'],
    widgetFor: ({ email, ...person }) =>
      email === null
        ? undefined
        : {
            provider: 'tawk',
            scriptUrl: `https://embed.tawk.to/${propertyId}/${widgetId}`,
            identity: { ...person, email, hash: identityHash(apiKey, email) },
          },
  };
}
