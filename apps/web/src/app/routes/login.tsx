import { isProblem } from '@waybill/client/failures';
import { useCallback } from 'react';
import { EntryFrame } from '../../features/identity/components/entry-frame.tsx';
import { FederatedButton } from '../../features/identity/components/federated-button.tsx';
import { LoginForm } from '../../features/identity/components/login-form.tsx';
import { PasskeySignIn } from '../../features/identity/components/passkey-button.tsx';
import { useFederatedSignIn } from '../../features/identity/model/use-federated-sign-in.ts';
import { showFailure } from '../../forms/show-failure.ts';
import { paths } from '../../session/paths.ts';
import { safeNext } from '../../session/safe-next.ts';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { useLocation, useNavigate, useQuery } from '../../ui/navigation/navigation.ts';
import { Redirect } from '../../ui/navigation/redirect.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { firstPageOf } from '../guards.ts';
import { LoginNotice } from '../login-notice.tsx';
import { useEnter } from '../use-enter.ts';
import { linkOf, useFederatedOutcome } from '../use-federated-outcome.ts';

export function LoginRoute() {
  const navigate = useNavigate();
  const query = useQuery();
  const location = useLocation();
  const state = useSession();
  const why = query.get('why');
  const next = safeNext(query.get('next'));
  const link = linkOf(useHydrated() ? location.state : null);
  const enter = useEnter();
  const onOutcome = useFederatedOutcome(next);
  const onFailure = useCallback(
    (failure: unknown) => {
      if (isProblem(failure, 'account_suspended')) navigate(paths.accountSuspended);
      else showFailure(failure);
    },
    [navigate],
  );
  const federated = useFederatedSignIn({ onOutcome, onFailure });

  // Sent here because the page is for businesses: the person stays signed in, and the notice offers the way back.
  // Anybody else goes on, in the middle of signing up where that was left unfinished.
  if (state.status === 'signed-in' && why !== 'partners-only') return <Redirect to={next ?? firstPageOf(state.user)} />;

  return (
    <EntryFrame title={link ? 'One account for both' : 'Welcome back'}>
      <div className="grid gap-5">
        <LoginNotice why={why} state={state} />
        {link ? (
          <Notice tone="info" title="You already have a password here">
            Type it once, and next time either way signs you in.
          </Notice>
        ) : null}
        <LoginForm
          link={link}
          help={
            <Link to={paths.resetPassword} className="link -my-2 inline-flex min-h-11 items-center justify-self-end">
              Forgot your password?
            </Link>
          }
          onSignedIn={enter}
          onFailure={(failure) => {
            if (!isProblem(failure, 'account_suspended')) return false;
            navigate(paths.accountSuspended);
            return true;
          }}
        />
        {link ? (
          <Link to={paths.login} replace className="link inline-flex min-h-11 items-center justify-self-center">
            Use another account
          </Link>
        ) : (
          <OtherDoors />
        )}
        {link ? null : (
          <FederatedButton progress={federated.progress} onStart={federated.start}>
            <PasskeySignIn onSignedIn={enter} onFailure={onFailure} />
          </FederatedButton>
        )}
      </div>
    </EntryFrame>
  );
}

/** For whoever is new, and for whoever only waits for a parcel: on a phone, too, they are in sight at once. */
function OtherDoors() {
  return (
    <nav aria-label="Without an account" className="flex flex-wrap gap-3">
      <ButtonLink to={paths.signup} variant="secondary" className="grow px-2 text-15 whitespace-nowrap">
        Create an account
      </ButtonLink>
      <ButtonLink to={paths.track} variant="secondary" className="grow px-2 text-15 whitespace-nowrap">
        Track a parcel
      </ButtonLink>
    </nav>
  );
}
