import { useEffect, useState } from 'react';
import { paths, withQuery } from '../../../session/paths.ts';
import { useLocation, useNavigate } from '../../../ui/navigation/navigation.ts';

/** The interrupted action, handed to the page that confirms the identity, and back. */
export type GoingOn = { readonly act: string };

export function goingOnIn(state: unknown): GoingOn | null {
  return typeof state === 'object' && state !== null && 'act' in state && typeof state.act === 'string'
    ? { act: state.act }
    : null;
}

/**
 * For acts that need a fresh proof of who it is. `ask` goes there; on the way back `goesOn` names the act that was wanted, so that nobody
 * presses twice. Once only: a reload of the page repeats nothing, and neither does coming here in another way.
 */
export function useGoingOn(next: string) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [goesOn] = useState(() => goingOnIn(state)?.act);
  useEffect(() => {
    if (goesOn !== undefined) history.replaceState(null, '');
  }, [goesOn]);
  return { goesOn, ask: (act: string) => navigate(withQuery(paths.confirmPassword, { next }), { state: { act } }) };
}
