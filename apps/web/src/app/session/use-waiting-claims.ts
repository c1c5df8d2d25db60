import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { claimsChanged, claimsKey } from '../../features/orders/model/proof/claims-key.ts';

const occasions = [claimsChanged, 'storage', 'online'];
// As often as what waits is sent.
const lookMs = 20_000;

/** Sends what was entered without network, for as long as somebody is signed in. Its code is fetched when something waits. */
export function useWaitingClaims(userId: string, queries: QueryClient): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    // What cannot be fetched now is fetched on the next occasion.
    const begin = () => {
      void import('../claims-news.ts').then(
        ({ followClaims }) => {
          if (!isGone) stop ??= followClaims(userId, queries);
        },
        () => {},
      );
    };
    const look = () => {
      // Not without network: a browser may remember that its code could not be fetched.
      if (!stop && navigator.onLine && localStorage.getItem(claimsKey(userId)) !== null) begin();
    };
    look();
    // Written here, by another tab, or while there was no network.
    for (const occasion of occasions) addEventListener(occasion, look);
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, lookMs);
    return () => {
      isGone = true;
      stop?.();
      for (const occasion of occasions) removeEventListener(occasion, look);
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [userId, queries]);
}
