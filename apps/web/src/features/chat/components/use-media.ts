import { useSyncExternalStore } from 'react';

/** Whether there is room for the list beside the conversation. */
export const twoPanes = '(min-width: 56.25rem)';
/** Whether somebody sits at a keyboard, as far as a browser can tell. */
export const atDesk = '(hover: hover) and (pointer: fine)';

export function useMedia(query: typeof twoPanes | typeof atDesk): boolean {
  return useSyncExternalStore(
    (tell) => {
      const media = matchMedia(query);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
