import { session } from '../../../session/session.ts';
import { useUiState } from '../../../session/ui/ui-state.ts';

let stop: (() => void) | undefined;

/** Closes a third party’s widget when its person leaves or changes, or refuses cookies. */
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
