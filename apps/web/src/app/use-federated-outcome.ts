import { useCallback } from 'react';
import type { FederatedOutcome } from '../features/identity/api/redeem-federated-ticket.ts';
import { paths, withQuery } from '../session/paths.ts';
import { useNavigate } from '../ui/navigation/navigation.ts';
import { useEnter } from './use-enter.ts';

type AccountLink = { readonly ticket: string; readonly email: string };

/** The account a federated sign-in wants to be joined to, handed over from the page where it came back. */
export function linkOf(state: unknown): AccountLink | undefined {
  if (typeof state !== 'object' || state === null || !('ticket' in state) || !('email' in state)) return undefined;
  const { ticket, email } = state;
  return typeof ticket === 'string' && typeof email === 'string' ? { ticket, email } : undefined;
}

/** Where a federated sign-in leads: in, to signing up with the provider’s data, or to the password of the account it meets. */
export function useFederatedOutcome(next: string | undefined) {
  const navigate = useNavigate();
  const enter = useEnter();
  return useCallback(
    async (outcome: FederatedOutcome): Promise<void> => {
      if (outcome.outcome === 'signed-in') return await enter(outcome.session);
      const { ticket, email } = outcome;
      if (outcome.outcome === 'link') {
        navigate(withQuery(paths.login, { next }), { replace: true, state: { ticket, email } });
        return;
      }
      // Fetched when it is needed: most people who sign in have an account already.
      const { personDraft } = await import('../features/users/model/person-form.ts');
      personDraft.write(sessionStorage, { ...personDraft.resume(sessionStorage), ticket, email, fullName: outcome.fullName });
      navigate(paths.signupUserInfo);
    },
    [navigate, enter, next],
  );
}
