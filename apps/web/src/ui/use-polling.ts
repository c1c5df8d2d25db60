import { useEffect } from 'react';

/**
 * Asks again after a while, at once when somebody looks or the network is back; never while nobody looks. `round` is another one after each
 * answer: the time counts anew from there.
 */
export function usePolling(waitMs: number | undefined, ask: () => void, round: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts anew from each answer
  useEffect(() => {
    if (waitMs === undefined) return;
    const look = () => {
      if (document.visibilityState === 'visible') ask();
    };
    const timer = setInterval(look, waitMs);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', ask);
    };
  }, [waitMs, ask, round]);
}
