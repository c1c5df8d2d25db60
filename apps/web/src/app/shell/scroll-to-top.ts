import { useEffect, useLayoutEffect, useRef } from 'react';
import { paths } from '../../session/paths.ts';
import { withoutPopup } from '../../session/popup/without-popup.ts';
import { matchPath } from '../../ui/navigation/match-path.ts';
import { useLocation } from '../../ui/navigation/navigation.ts';

const pathOf = (address: string) => address.split('?')[0] ?? '';
const isFeed = (address: string) => matchPath(paths.timeline, pathOf(address)) !== undefined;
const isItem = (address: string) => matchPath(paths.timelineItem, pathOf(address)) !== undefined;

export const scrollDurationMs = 500;

/** Softly away, softly there. */
function easeInOutCubic(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}

/** Where the page stands at a moment of the way up. */
export function scrollPositionAt(from: number, elapsedMs: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / scrollDurationMs));
  return from * (1 - easeInOutCubic(part));
}

/** Scrolls up smoothly; whoever scrolls meanwhile wins. Returns how to stop it. */
function scrollToTop(): () => void {
  const from = window.scrollY;
  if (from === 0) return () => {};
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
    return () => {};
  }
  let frame = 0;
  const startedAt = performance.now();
  const hands = ['wheel', 'touchstart', 'keydown'] as const;

  function stop() {
    cancelAnimationFrame(frame);
    for (const name of hands) removeEventListener(name, stop);
  }

  function step(now: number) {
    const position = scrollPositionAt(from, now - startedAt);
    window.scrollTo(0, position);
    if (position > 0) frame = requestAnimationFrame(step);
    else stop();
  }

  for (const name of hands) addEventListener(name, stop, { passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}

/**
 * Every navigation, Back and Forward too, begins at the top. Opening a popup is none: the page beneath stays. Whoever
 * returns from an item to the very timeline it was opened on is put back where they were reading.
 */
export function useScrollToTop() {
  const { pathname, search } = useLocation();
  const address = pathname + withoutPopup(search);
  const arrivedAt = useRef(address);
  const reading = useRef<{ readonly address: string; readonly at: number }>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // While it happens: once the next page stands, a shorter one has cut the position.
    const remember = () => {
      if (isFeed(arrivedAt.current)) reading.current = { address: arrivedAt.current, at: window.scrollY };
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  // Before the browser says that a shorter page has moved the position: that would be remembered as read so far.
  useLayoutEffect(() => {
    if (arrivedAt.current === address) return;
    const cameFrom = arrivedAt.current;
    arrivedAt.current = address;
    const kept = reading.current;
    if (kept?.address !== address || !isItem(cameFrom)) return scrollToTop();
    window.scrollTo(0, kept.at);
  }, [address]);
}
