import { isProblem } from '@waybill/client/failures';
import { useEffect, useState } from 'react';
import { applyActionLink } from '../../features/identity/api/apply-action-link.ts';
import { inspectActionLink } from '../../features/identity/api/inspect-action-link.ts';
import { ActionLinkDone, ActionLinkGone, ActionLinkQuestion } from '../../features/identity/components/action-link-views.tsx';
import { EntryFrame } from '../../features/identity/components/entry-frame.tsx';
import {
  type ActionLink,
  forgetActionLink,
  readActionLink,
  storeActionLink,
  storedActionLink,
} from '../../features/identity/model/action-link.ts';
import { placeFailure } from '../../forms/place-failure.ts';
import { paths } from '../../session/paths.ts';
import { session } from '../../session/session.ts';
import { TryAgain } from '../../ui/failed-to-load.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type View =
  | { readonly step: 'looking' | 'gone' }
  | { readonly step: 'unreachable'; readonly text: string }
  | { readonly step: 'asking'; readonly link: ActionLink; readonly email: string }
  | { readonly step: 'done'; readonly link: ActionLink; readonly email: string };

export function VerificationsRoute() {
  const [view, setView] = useState<View>({ step: 'looking' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt looks again
  useEffect(() => {
    const link = takeLink();
    if (!link) return setView({ step: 'gone' });
    let left = false;
    setView({ step: 'looking' });
    inspectActionLink(link).then(
      ({ email }) => left || setView({ step: 'asking', link, email }),
      (failure: unknown) => left || setView(viewOfFailure(failure)),
    );
    return () => {
      left = true;
    };
  }, [attempt]);

  function settle(failure: unknown): boolean {
    if (!isGone(failure)) return false;
    setView({ step: 'gone' });
    return true;
  }

  async function spend(link: ActionLink, newPassword?: string): Promise<void> {
    const { mode, oobCode } = link;
    const { email } = await applyActionLink(
      mode === 'resetPassword' ? { mode, oobCode, newPassword: newPassword ?? '' } : { mode, oobCode },
    );
    forgetActionLink(sessionStorage);
    setView({ step: 'done', link, email });
    // The person signed in here may be the owner of the link.
    void session.reloadUser().catch(() => {});
  }

  if (view.step === 'asking')
    return (
      <ActionLinkQuestion
        mode={view.link.mode}
        email={view.email}
        onSpend={(typed) => spend(view.link, typed)}
        onFailure={settle}
      />
    );
  if (view.step === 'done') return <ActionLinkDone mode={view.link.mode} email={view.email} loginHref={paths.login} />;
  if (view.step === 'gone') return <ActionLinkGone resetHref={paths.resetPassword} loginHref={paths.login} />;
  return (
    <EntryFrame title="Checking your link">
      {view.step === 'unreachable' ? (
        <TryAgain title="We could not check it" onTry={() => setAttempt(attempt + 1)}>
          {view.text}
        </TryAgain>
      ) : (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="w-4/5" />
          <Skeleton shape="field" />
          <Skeleton shape="button" />
        </div>
      )}
    </EntryFrame>
  );
}

/** Off the address bar and into this tab’s storage, before anything else can see or bookmark it. */
function takeLink(): ActionLink | undefined {
  const link = readActionLink(location.search);
  if (location.search) history.replaceState(history.state, '', paths.verifications);
  if (link) storeActionLink(sessionStorage, link);
  return link ?? storedActionLink(sessionStorage);
}

function isGone(failure: unknown): boolean {
  if (!isProblem(failure, 'link_gone', 'invalid_input')) return false;
  // A refused new password is a matter for its field; a refused link is the end of it.
  if (failure.problem.errors.some((error) => error.field === 'newPassword')) return false;
  forgetActionLink(sessionStorage);
  return true;
}

function viewOfFailure(failure: unknown): View {
  if (isGone(failure)) return { step: 'gone' };
  return { step: 'unreachable', text: placeFailure(failure).rest?.text ?? '' };
}
