import { createContext, use } from 'react';
import { useHydrated } from '../use-hydrated.ts';

/** The present address of the app. */
export type Location = {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly hash: string;
  /** State handed over with the navigation; other pages do not see it, and a reload keeps it. */
  readonly state: unknown;
};

/** A target: an address of this app, or parts of one that replace those of the present address. */
export type To = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string };

export type NavigateOptions = { readonly replace?: boolean | undefined; readonly state?: unknown };

/** A number goes back or forward in the history. */
export type Navigate = (to: To | number, options?: NavigateOptions) => void;

type Navigation = { readonly location: Location; readonly navigate: Navigate };

export const NavigationContext = createContext<Navigation | null>(null);

function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('There is no navigation around this component');
  return navigation;
}

export function useLocation(): Location {
  return useNavigation().location;
}

/** Always the same function, so that effects may depend on it. */
export function useNavigate(): Navigate {
  return useNavigation().navigate;
}

/** The query of the present address. Empty for a moment on a prerendered page, which knows the path alone. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return new URLSearchParams(useHydrated() ? search : '');
}

/** An address as text. Without a pathname the present one stays; the other parts do not. */
export function hrefOfTo(to: To, from: Pick<Location, 'pathname'>): string {
  if (typeof to === 'string') return to;
  const { pathname = from.pathname, search = '', hash = '' } = to;
  return pathname + (search === '' || search.startsWith('?') ? search : `?${search}`) + hash;
}
