import { Resolver } from 'node:dns/promises';

/** Every address of a name; none where it has none. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

/**
 * Asks the name servers, and not this machine: its own list of hosts knows names that are nobody else's, and its lookups share the few
 * threads of the process, which a slow name server of a stranger must not hold.
 */
export function createResolveHost(): ResolveHost {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  return async (host) => {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  };
}
