import { useEffect, useEffectEvent, useRef } from 'react';

// Every open app gets the event at the same moment; the delay spreads their calls.
const spreadMs = 2000;

/** Looks once, a little after the count of updates has changed; those that come meanwhile share the look. */
export function useAfterUpdates(updates: number, look: () => void, random: () => number = Math.random): void {
  const seen = useRef(updates);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lookNow = useEffectEvent(look);
  useEffect(() => {
    if (seen.current === updates) return;
    seen.current = updates;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      lookNow();
    }, random() * spreadMs);
  }, [updates, random]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
