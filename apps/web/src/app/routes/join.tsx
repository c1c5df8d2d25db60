import { isProblem } from '@waybill/client/failures';
import { roleOffers } from '@waybill/contract/businesses/role-words';
import { useEffect, useState } from 'react';
import { acceptInvitation } from '../../features/businesses/api/accept-invitation.ts';
import { declineInvitation } from '../../features/businesses/api/decline-invitation.ts';
import { getInvitation, type Invitation } from '../../features/businesses/api/get-invitation.ts';
import { RoleExplained } from '../../features/businesses/components/role-explained.tsx';
import { EntryFrame } from '../../features/identity/components/entry-frame.tsx';
import { showFailure } from '../../forms/show-failure.ts';
import { useBusy } from '../../forms/use-busy.ts';
import { actFor } from '../../session/acting.ts';
import { keepIntent } from '../../session/intent.ts';
import { hrefOf, paths, withQuery } from '../../session/paths.ts';
import { useSession } from '../../session/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TryAgain } from '../../ui/failed-to-load.tsx';
import { useParams } from '../../ui/navigation/use-params.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

type State = Invitation | 'loading' | 'gone' | 'failed' | 'declined';

/** A link by which a business asks somebody to act for it: what that means, and yes or no. */
export function JoinRoute() {
  const { token } = useParams(paths.join);
  const [state, setState] = useState<State>('loading');
  const [tries, setTries] = useState(0);
  // The page is served ready-made, the same for every link.
  const isReady = useHydrated();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try anew
  useEffect(() => {
    if (!isReady) return;
    const leaving = new AbortController();
    getInvitation(token, leaving.signal).then(setState, (failure: unknown) => {
      if (!leaving.signal.aborted) setState(isProblem(failure, 'link_gone', 'invalid_input') ? 'gone' : 'failed');
    });
    return () => leaving.abort();
  }, [isReady, token, tries]);

  if (state === 'gone') return <Gone />;
  if (state === 'declined') return <EntryFrame title="You said no" lead="The business sees that. Nothing else has changed." />;
  if (state === 'failed')
    return (
      <EntryFrame title="An invitation">
        <TryAgain title="We could not open this link" onTry={() => setTries(tries + 1)}>
          Check your connection.
        </TryAgain>
      </EntryFrame>
    );
  if (state === 'loading')
    return (
      <EntryFrame title="An invitation" lead="A business asks you to act for it.">
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="w-4/5" />
          <Skeleton shape="button" />
        </div>
      </EntryFrame>
    );
  return <Open invitation={state} token={token} onEnd={setState} />;
}

type OpenProps = { readonly invitation: Invitation; readonly token: string; readonly onEnd: (state: State) => void };

function Open({ invitation, token, onEnd }: OpenProps) {
  const { businessName, profilePicture, isIdentityChecked, invitedBy, name, role, sharePercent } = invitation;
  const session = useSession();
  const { busy, run } = useBusy();
  const here = hrefOf(paths.join, { token });
  const ended = (failure: unknown) => (isProblem(failure, 'link_gone') ? onEnd('gone') : showFailure(failure));

  const accept = (personId: string) =>
    run(async () => {
      const { businessId } = await acceptInvitation(token);
      actFor({ personId, businessId, businessName, role });
    }, ended);
  const decline = () =>
    run(async () => {
      await declineInvitation(token);
      onEnd('declined');
    }, ended);

  return (
    <EntryFrame title={`${businessName} invites you`} lead={`${name}, you would ${roleOffers[role](businessName)}.`}>
      <div className="grid gap-5">
        <Card>
          <div className="mb-4 flex items-center gap-3">
            <Avatar name={businessName} src={profilePicture} size={44} />
            <p className="min-w-0">
              <span className="block truncate font-semibold">{businessName}</span>
              <span className="block text-13 text-ink-soft">
                {isIdentityChecked ? 'Checked by Waybill' : 'Not checked by Waybill'}
                {invitedBy === businessName ? '' : ` · ${invitedBy} asks you`}
              </span>
            </p>
          </div>
          <RoleExplained role={role} isOffered />
          {sharePercent === null ? null : (
            <p className="mt-4 font-medium">
              You earn {sharePercent} % of what {businessName} gets for each parcel you carry.
            </p>
          )}
        </Card>
        <p className="text-15 text-ink-soft">
          Your own account stays yours: your parcels, chats and money. You see at all times for whom you act, and you can leave
          whenever you like.
        </p>
        {session.status === 'signed-in' ? (
          <Button full busy={busy} onClick={() => void accept(session.user.id)}>
            Yes, join {businessName}
          </Button>
        ) : (
          <>
            <ButtonLink to={paths.signup} full onClick={() => keepIntent(sessionStorage, { kind: 'open', href: here })}>
              Sign up to join
            </ButtonLink>
            <ButtonLink to={withQuery(paths.login, { next: here })} variant="secondary" full>
              I have an account
            </ButtonLink>
          </>
        )}
        <Button variant="quiet" full busy={busy} onClick={() => void decline()}>
          No, thank you
        </Button>
      </div>
    </EntryFrame>
  );
}

function Gone() {
  return (
    <EntryFrame
      title="This invitation is over"
      lead="It was answered, taken back, or is older than seven days. Please ask for another."
    >
      <ButtonLink to={paths.welcome} full>
        See what Waybill does
      </ButtonLink>
    </EntryFrame>
  );
}
