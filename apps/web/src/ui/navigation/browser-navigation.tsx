import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { hrefOfTo, type Location, type Navigate, NavigationContext } from './navigation.ts';

/** Keeps the app and the address bar in step. A page that is still on its way leaves the old one in place until it is here. */
export function BrowserNavigation({ children }: { readonly children: ReactNode }) {
  const [location, setLocation] = useState(present);

  const navigate = useMemo<Navigate>(
    () =>
      (to, { replace = false, state = null } = {}) => {
        if (typeof to === 'number') return history.go(to);
        const change = replace ? 'replaceState' : 'pushState';
        history[change](state, '', hrefOfTo(to, window.location));
        startTransition(() => setLocation(present()));
      },
    [],
  );

  // Before the page is painted: what can be seen can be left, and Back must not go unheard.
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setLocation(present()));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  return <NavigationContext value={useMemo(() => ({ location, navigate }), [location, navigate])}>{children}</NavigationContext>;
}

function present(): Location {
  const { pathname, search, hash } = window.location;
  const state: unknown = history.state;
  return { pathname, search, hash, state };
}
