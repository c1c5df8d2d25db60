import { EntryFrame } from '../../../features/identity/components/entry-frame.tsx';
import { showFailure } from '../../../forms/show-failure.ts';
import { paths } from '../../../session/paths.ts';
import { session } from '../../../session/session.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Drawing } from '../../../ui/drawing.tsx';

export function AccountSuspendedRoute() {
  const state = useSession();
  return (
    <EntryFrame
      title="Your account is suspended"
      lead="Our team has paused it while something is being looked into. Nothing in your wallet is lost, and deliveries under way are looked after."
    >
      <div className="grid gap-4">
        <Drawing name="door" />
        <p className="text-ink-soft">
          If you think this is a mistake, reply to the email we sent you. A person reads it, usually within one working day.
        </p>
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
