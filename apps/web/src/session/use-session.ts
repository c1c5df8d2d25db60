import { useSyncExternalStore } from 'react';
import { session } from './session.ts';
import { type SessionState, starting } from './session-state.ts';

/** The session. In prerendered pages, and for the first moment in the browser, it is not known yet. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, () => starting);
}
