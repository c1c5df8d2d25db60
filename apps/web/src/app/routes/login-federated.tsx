import { useCallback, useEffect, useRef, useState } from 'react';
import { EntryFrame } from '../../features/identity/components/entry-frame.tsx';
import {
  type FederatedMessage,
  type FederatedReturn,
  federatedErrorText,
  openFederatedChannel,
  readFederatedReturn,
  wasStartedHere,
} from '../../features/identity/model/federated-window.ts';
import { useFederatedSignIn } from '../../features/identity/model/use-federated-sign-in.ts';
import { placeFailure } from '../../forms/place-failure.ts';
import { paths } from '../../session/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFederatedOutcome } from '../use-federated-outcome.ts';

// The time that the opening page has to answer that it takes over.
const answerMs = 600;

/** Where the provider’s page leads back to: in the small window, or on the whole page where windows are blocked. */
export function FederatedRoute() {
  const [ended, setEnded] = useState<string>();
  const onOutcome = useFederatedOutcome(undefined);
  const onFailure = useCallback((failure: unknown) => setEnded(placeFailure(failure).rest?.text ?? ''), []);
  const { redeem } = useFederatedSignIn({ onOutcome, onFailure });
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const returned = takeReturn();
    void handToOpener(returned).then((taken) => {
      if (taken) return setEnded('You can close this window now.');
      if ('ticket' in returned) return redeem(returned.ticket);
      setEnded(federatedErrorText(returned.error));
    });
  }, [redeem]);

  return (
    <EntryFrame title={ended === undefined ? 'Signing you in' : 'Almost there'}>
      {ended === undefined ? (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="w-3/5" />
          <Skeleton className="w-2/5" />
        </div>
      ) : (
        <Notice tone="info" action={<ButtonLink to={paths.login}>Go to sign in</ButtonLink>}>
          {ended}
        </Notice>
      )}
    </EntryFrame>
  );
}

/** Reads the ticket and takes it off the address bar and out of the history at once. */
function takeReturn(): FederatedReturn {
  const returned = readFederatedReturn(location.hash);
  history.replaceState(history.state, '', paths.federated);
  return 'ticket' in returned && !wasStartedHere(localStorage, Date.now()) ? { error: 'not_started_here' } : returned;
}

/** Messages the page that opened this window; true when it answered, in which case this window closes itself. */
function handToOpener(returned: FederatedReturn): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = openFederatedChannel();
    const done = (taken: boolean) => {
      clearTimeout(timer);
      channel.close();
      if (taken) window.close();
      resolve(taken);
    };
    const timer = setTimeout(() => done(false), answerMs);
    channel.onmessage = (event: MessageEvent<FederatedMessage>) => {
      if (event.data.type === 'taken') done(true);
    };
    const message: FederatedMessage =
      'ticket' in returned ? { type: 'arrived', ticket: returned.ticket } : { type: 'failed', error: returned.error };
    channel.postMessage(message);
  });
}
