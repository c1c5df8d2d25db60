import { useSyncExternalStore } from 'react';

const wide = '(min-width: 64rem)';

function subscribe(tell: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether there is room for a table. For what is another thing on a wide screen; what only looks different is left to the style sheet. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
}
