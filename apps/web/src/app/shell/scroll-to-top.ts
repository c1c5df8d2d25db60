import { useEffect, useRef } from 'react';
import { withoutPopup } from '../../popups/without-popup.ts';
import { useLocation } from '../../ui/navigation/navigation.ts';

export const scrollDurationMs = 500;

/** Softly away, softly there. */
export function easeInOutCubic(part: number): number {
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

/** Every navigation, Back and Forward too, begins at the top. Opening a popup is none: the page beneath stays. */
export function useScrollToTop() {
  const { pathname, search } = useLocation();
  const address = pathname + withoutPopup(search);
  const arrivedAt = useRef(address);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    if (arrivedAt.current === address) return;
    arrivedAt.current = address;
    return scrollToTop();
  }, [address]);
}
