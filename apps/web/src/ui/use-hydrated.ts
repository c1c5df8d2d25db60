import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a prerendered page until the script has taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
