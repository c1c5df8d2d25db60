import { useEffect } from 'react';
import { session } from '../session.ts';
import { followEvents } from './shared-stream.ts';

/** Hears what the server says by itself, for as long as somebody is signed in. */
export function useRealtime(sessionId: string): void {
  useEffect(
    () =>
      followEvents((event) => {
        if (event.type === 'session.ended' && event.sessionId === sessionId) session.end('ended');
        // Whatever could not be loaded now is loaded with the next page.
        if (event.type === 'user.changed') session.reloadUser().catch(() => {});
      }),
    [sessionId],
  );
}
