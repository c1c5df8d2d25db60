import { paths } from '../session/paths.ts';
import { session } from '../session/session.ts';
import type { SessionState } from '../session/session-state.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { LoginReason } from './guards.ts';

type LoginNoticeProps = { readonly why: LoginReason | string | null; readonly state: SessionState };

/** Why somebody stands at the sign-in page who did not ask for it. */
export function LoginNotice({ why, state }: LoginNoticeProps) {
  if (why === 'ended')
    return (
      <Notice tone="info" title="You were signed out">
        Your session ended, here or on another device. Sign in to pick up where you left off.
      </Notice>
    );
  if (why === 'unreachable')
    return (
      <Notice
        tone="attention"
        title="We could not load your account"
        action={
          <Button variant="secondary" busy={state.status === 'starting'} onClick={() => void session.restore()}>
            Try again
          </Button>
        }
      >
        Waybill did not answer. Check your connection; you are still signed in on this device.
      </Notice>
    );
  if (why === 'partners-only')
    return (
      <Notice
        tone="info"
        title="Activity is for dispatch businesses"
        action={
          state.status === 'signed-in' ? (
            <ButtonLink to={paths.dashboard} variant="secondary">
              Back to home
            </ButtonLink>
          ) : null
        }
      >
        {state.status === 'signed-in'
          ? 'You are signed in with a personal account. Sign in with a business account to see it.'
          : 'Sign in with a business account to see it.'}
      </Notice>
    );
  return null;
}
