import { useSyncExternalStore } from 'react';

/** Where this browser keeps what somebody entered without network. */
export const claimsKey = (userId: string) => `waybill.claims.${userId}`;

/** Told to this page whenever that changes. */
export const claimsChanged = 'waybill.claims-changed';

/** Whether this browser keeps anything of theirs; without what it takes to read it. */
export function useHasClaims(userId: string): boolean {
  return useSyncExternalStore(listenToClaims, () => localStorage.getItem(claimsKey(userId)) !== null);
}

/** Listens to changes by this page and by other tabs. */
export function listenToClaims(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener(claimsChanged, listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener(claimsChanged, listener);
  };
}
