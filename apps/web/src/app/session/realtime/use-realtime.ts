import { useEffect } from 'react';
import { session } from '../session.ts';
import { followEvents } from './shared-stream.ts';

type Hearers = {
  /** Money moved, or a payment ended. */
  readonly onWallet: () => void;
  /** Too much was missed: nothing that was loaded before can be relied on. */
  readonly onReset: () => void;
};

/** Hears what the server says by itself, for as long as somebody is signed in. The hearers must stay the same. */
export function useRealtime(sessionId: string, { onWallet, onReset }: Hearers): void {
  useEffect(
    () =>
      followEvents((event) => {
        if (event.type === 'session.ended' && event.sessionId === sessionId) session.end('ended');
        if (event.type === 'wallet.changed') onWallet();
        if (event.type === 'stream.reset') onReset();
        // Whatever could not be loaded now is loaded with the next page.
        if (event.type === 'user.changed' || event.type === 'stream.reset') session.reloadUser().catch(() => {});
      }),
    [sessionId, onWallet, onReset],
  );
}
