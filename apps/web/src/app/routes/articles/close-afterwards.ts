import { session } from '../../../session/session.ts';
import { useUiState } from '../../../session/ui/ui-state.ts';

let stop: (() => void) | undefined;

/** What another company shows to one person: closed when they leave, when it is somebody else, and when cookies are not welcome. */
export function closeAfterwards(close: () => void): void {
  const served = personHere();
  stop?.();
  const look = () => {
    const state = session.state();
    // Without network nobody has left.
    const mayBeHere = state.status === 'starting' || (state.status === 'signed-out' && state.why === 'unreachable');
    if (useUiState.getState().cookiesAllowed && (mayBeHere || personHere() === served)) return;
    stop?.();
    stop = undefined;
    close();
  };
  const stops = [session.subscribe(look), useUiState.subscribe(look)];
  stop = () => {
    for (const end of stops) end();
  };
}

function personHere(): string | undefined {
  const state = session.state();
  return state.status === 'signed-in' ? state.user.id : undefined;
}
