import { useSyncExternalStore } from 'react';

/** Whether the rail stands at the side, instead of the bar at the bottom. As in frame.css. */
export const besideRail = '(min-width: 48rem)';
/** Whether there is room for the list beside the conversation. */
export const twoPanes = '(min-width: 56.25rem)';
/** Whether there is room for a table. */
export const wide = '(min-width: 64rem)';
/** Whether somebody sits at a keyboard, as far as a browser can tell. */
export const atDesk = '(hover: hover) and (pointer: fine)';

/** For a component that is another one on another screen; mere looks are left to the style sheet. */
export function useMedia(query: typeof besideRail | typeof twoPanes | typeof wide | typeof atDesk): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
