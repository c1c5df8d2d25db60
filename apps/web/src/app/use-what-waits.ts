import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { outboxChanged, outboxKey } from '../features/chat/model/outbox/outbox-key.ts';
import { claimsChanged, claimsKey } from '../features/orders/model/proof/claims-key.ts';

const occasions = [claimsChanged, outboxChanged, 'storage', 'online'];
// As often as what waits is sent.
const lookMs = 20_000;

/** Sends the codes and messages that were entered without network, for as long as somebody is signed in. */
export function useWhatWaits(userId: string, queries: QueryClient): void {
  useEffect(() => {
    const stops = [
      sendWhatWaits(claimsKey(userId), async () =>
        (await import('../features/orders/model/proof/follow-claims.ts')).followClaims(userId, queries),
      ),
      sendWhatWaits(outboxKey(userId), async () =>
        (await import('../features/chat/model/outbox/send-waiting.ts')).followOutbox(userId),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [userId, queries]);
}

/** Loads the sender’s code only when something waits, as the key in the store says. */
function sendWhatWaits(key: string, begin: () => Promise<() => void>): () => void {
  let stop: (() => void) | undefined;
  let isGone = false;
  let isFetching = false;
  const look = () => {
    // Not without network: a browser may remember that its code could not be fetched.
    if (stop || isFetching || !navigator.onLine || localStorage.getItem(key) === null) return;
    isFetching = true;
    begin()
      .then(
        (began) => {
          if (isGone) began();
          else stop = began;
        },
        // Code that cannot be loaded now is loaded on the next occasion.
        () => {},
      )
      .finally(() => {
        isFetching = false;
      });
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
}
