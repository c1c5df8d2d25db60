import { type ReactNode, useMemo, useState } from 'react';
import { hrefOfTo, type Location, type Navigate, NavigationContext } from './navigation.ts';

/** Navigation without a browser: for pages prerendered at build time, and for tests. Nobody goes forward in it. */
export function StaticNavigation({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  const [entries, setEntries] = useState<readonly [Location, ...Location[]]>(() => [locationOf(at, null)]);
  const [location] = entries;
  const navigate = useMemo<Navigate>(
    () => (to, options) =>
      setEntries(([here, ...before]) => {
        if (typeof to === 'number') {
          const [there = here, ...rest] = before.slice(-to - 1);
          return [there, ...rest];
        }
        const next = locationOf(hrefOfTo(to, here), options?.state ?? null);
        return options?.replace ? [next, ...before] : [next, here, ...before];
      }),
    [],
  );
  return <NavigationContext value={{ location, navigate }}>{children}</NavigationContext>;
}

function locationOf(href: string, state: unknown): Location {
  const { pathname, search, hash } = new URL(href, 'https://here.invalid');
  return { pathname, search, hash, state };
}
