import type { SignedIn } from '@waybill/contract/identity/session-view';
import { useCallback } from 'react';
import { paths, withQuery } from '../session/paths.ts';
import { session } from '../session/session.ts';
import { useNavigate } from '../ui/navigation/navigation.ts';

/** After signing in or up: the gate takes it from there, unless who it is could not be loaded. */
export function useEnter(): (signedIn: SignedIn) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async (signedIn) => {
      await session.begin(signedIn);
      const state = session.state();
      if (state.status !== 'signed-out') return;
      navigate(state.why === 'suspended' ? paths.accountSuspended : withQuery(paths.login, { why: 'unreachable' }));
    },
    [navigate],
  );
}
