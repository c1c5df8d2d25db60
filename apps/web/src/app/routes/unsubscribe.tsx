import { isProblem } from '@waybill/client/failures';
import { useState } from 'react';
import { EntryFrame } from '../../features/identity/components/entry-frame.tsx';
import { unsubscribe } from '../../features/users/api/unsubscribe.ts';
import { type EmailKind, emailKindWords, kindOfToken } from '../../features/users/model/unsubscribe-token.ts';
import { showFailure } from '../../forms/show-failure.ts';
import { useBusy } from '../../forms/use-busy.ts';
import { paths } from '../../session/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { useQuery } from '../../ui/navigation/navigation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** Mail scanners open links, too: nothing stops before somebody presses the button. */
export function UnsubscribeRoute() {
  const token = useQuery().get('token') ?? '';
  const isReady = useHydrated();
  const [stopped, setStopped] = useState<EmailKind>();
  const [isRefused, setIsRefused] = useState(false);
  const kind = kindOfToken(token);

  if (stopped) return <Stopped kind={stopped} />;
  if (isReady && (!kind || isRefused)) return <Gone />;
  return (
    <EntryFrame
      title="Stop these emails?"
      lead={kind ? `You will get no more ${emailKindWords[kind]}. You still see it in the app.` : null}
    >
      {kind ? (
        <Question token={token} onStopped={setStopped} onGone={() => setIsRefused(true)} />
      ) : (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="w-4/5" />
          <Skeleton shape="button" />
        </div>
      )}
    </EntryFrame>
  );
}

type QuestionProps = {
  readonly token: string;
  readonly onStopped: (kind: EmailKind) => void;
  readonly onGone: () => void;
};

function Question({ token, onStopped, onGone }: QuestionProps) {
  const { busy, run } = useBusy();

  const press = () =>
    run(
      async () => onStopped((await unsubscribe(token)).kind),
      (failure) => (isProblem(failure, 'link_gone', 'invalid_input') ? onGone() : showFailure(failure)),
    );

  return (
    <div className="grid gap-4">
      <Button full busy={busy} onClick={() => void press()}>
        Yes, unsubscribe
      </Button>
      <ButtonLink to={paths.emailNotifications} variant="quiet" full>
        Choose my emails instead
      </ButtonLink>
    </div>
  );
}

function Stopped({ kind }: { readonly kind: EmailKind }) {
  return (
    <EntryFrame title="You’re unsubscribed" lead={`You get no more ${emailKindWords[kind]}. You still see it in the app.`}>
      <div className="grid justify-items-start gap-6">
        <Stamp tone="palm" landing>
          Stopped
        </Stamp>
        <p className="text-ink-soft">Changed your mind? Sign in to choose which emails you get.</p>
        <ButtonLink to={paths.emailNotifications} full>
          Manage my emails
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}

function Gone() {
  return (
    <EntryFrame
      title="That link no longer works"
      lead="It may have been cut off on its way here. Nothing was changed. Sign in to choose which emails you get."
    >
      <div className="grid gap-4">
        <Drawing name="letter" />
        <ButtonLink to={paths.emailNotifications} full>
          Manage my emails
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
