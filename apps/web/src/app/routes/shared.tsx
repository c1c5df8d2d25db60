import { sharedItemTitle } from '@waybill/contract/timeline/shared-words';
import { EntryFrame } from '../../features/identity/components/entry-frame.tsx';
import { keepIntent } from '../../session/intent.ts';
import { itemHref, paths, profileOf, withQuery } from '../../session/paths.ts';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TryAgain } from '../../ui/failed-to-load.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Redirect } from '../../ui/navigation/redirect.tsx';
import { useParams } from '../../ui/navigation/use-params.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { SharedItem, SharedPerson } from './shared/shared-slip.tsx';
import { useShared } from './shared/use-shared.ts';

/** A link that somebody passed on: what it is about, nothing private, and the way in. Members go on to the page itself. */
export function SharedRoute() {
  const { id } = useParams(paths.shared);
  // The page is served ready-made, the same for every link.
  const shared = useShared(useHydrated() ? id : undefined);
  const isIn = useSession().status === 'signed-in';

  if (shared.state === 'item') {
    const { item } = shared;
    const href = itemHref(item);
    if (isIn) return <Redirect to={href} />;
    const isParcel = item.itemType === 1 || item.itemType === 5;
    return (
      <EntryFrame title={sharedItemTitle(item)}>
        <SharedItem item={item}>
          <WayIn href={href} signUp={isParcel ? 'Sign up to carry this' : `Sign up to send with ${item.author.name}`} />
        </SharedItem>
        <About
          text={
            isParcel
              ? 'Somebody going that way carries it, and is paid when it is handed over.'
              : 'Your money waits in escrow until your parcel is handed over.'
          }
        />
      </EntryFrame>
    );
  }
  if (shared.state === 'person') {
    const { person } = shared;
    const href = profileOf(person.id);
    if (isIn) return <Redirect to={href} />;
    return (
      <EntryFrame title={`${person.name} on Waybill`}>
        <SharedPerson person={person}>
          <WayIn href={href} signUp={`Sign up to send with ${person.name}`} />
        </SharedPerson>
        <About text="Your money waits in escrow until your parcel is handed over." />
      </EntryFrame>
    );
  }
  if (shared.state === 'none')
    return (
      <EntryFrame
        title="This is not here any more"
        lead="It may have found a carrier, have left already, or been taken down. The link may also be mistyped."
      >
        <div className="grid gap-3">
          <ButtonLink to={isIn ? paths.timeline : paths.welcome} full>
            {isIn ? 'To the timeline' : 'See what Waybill does'}
          </ButtonLink>
          {isIn ? null : (
            <ButtonLink to={paths.login} variant="secondary" full>
              Sign in
            </ButtonLink>
          )}
        </div>
      </EntryFrame>
    );
  return (
    <EntryFrame title="Shared with you">
      {shared.state === 'failed' ? (
        <TryAgain title="We could not open this link" onTry={shared.retry}>
          Check your connection.
        </TryAgain>
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading" className="grid gap-4">
          <Skeleton shape="card" />
          <Skeleton shape="button" />
        </div>
      )}
    </EntryFrame>
  );
}

/** Whoever signs up comes back to what they were shown once they are inside. */
function WayIn({ href, signUp }: { readonly href: string; readonly signUp: string }) {
  return (
    <>
      <ButtonLink to={paths.signup} full onClick={() => keepIntent(sessionStorage, { kind: 'open', href })}>
        {signUp}
      </ButtonLink>
      <ButtonLink to={withQuery(paths.login, { next: href })} variant="secondary" full>
        I have an account
      </ButtonLink>
    </>
  );
}

function About({ text }: { readonly text: string }) {
  return (
    <p className="mt-5 text-center text-ink-soft">
      {text}{' '}
      <Link to={paths.welcome} className="link">
        How Waybill works
      </Link>
    </p>
  );
}
