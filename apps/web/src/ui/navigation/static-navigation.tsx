import { type ReactNode, useMemo, useState } from 'react';
import { hrefOfTo, type Location, type Navigate, NavigationContext } from './navigation.ts';

/** Navigation without a browser: for pages prerendered at build time, and for tests. */
export function StaticNavigation({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  const [location, setLocation] = useState(() => locationOf(at, null));
  const navigate = useMemo<Navigate>(
    () => (to, options) => {
      if (typeof to !== 'number') setLocation((now) => locationOf(hrefOfTo(to, now), options?.state ?? null));
    },
    [],
  );
  return <NavigationContext value={{ location, navigate }}>{children}</NavigationContext>;
}

function locationOf(href: string, state: unknown): Location {
  const { pathname, search, hash } = new URL(href, 'https://here.invalid');
  return { pathname, search, hash, state };
}
