import { EntryFrame } from '../../../features/identity/components/entry-frame.tsx';
import { showFailure } from '../../../forms/show-failure.ts';
import { paths } from '../../../session/paths.ts';
import { session } from '../../../session/session.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';

/** Fetched by those whom it is about. */
const Why = lazyComponent(
  async () => (await import('../../../features/users/components/measures/own-suspension.tsx')).OwnSuspension,
  <SkeletonRows rows={2} />,
);

export function AccountSuspendedRoute() {
  const state = useSession();
  const isHydrated = useHydrated();
  return (
    <EntryFrame
      title="Your account is suspended"
      lead="Our team has paused it while something is being looked into. Nothing in your wallet is lost, and deliveries under way are looked after."
    >
      <div className="grid gap-4">
        <Drawing name="door" />
        {isHydrated ? <Why /> : null}
        {state.status === 'signed-in' ? (
          <Button variant="secondary" full onClick={() => void session.signOut(false).catch(showFailure)}>
            Sign out
          </Button>
        ) : (
          <ButtonLink to={paths.login} variant="secondary" full>
            Sign in with another account
          </ButtonLink>
        )}
      </div>
    </EntryFrame>
  );
}
