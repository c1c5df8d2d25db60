import type { CheckView } from '@waybill/contract/kyc/check-view';
import { useState } from 'react';
import { showFailure } from '../../../forms/show-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { kycPending } from '../api/kyc-pending.ts';
import { openProviderWindow } from '../model/provider-window.ts';

type ProviderCheckProps = {
  readonly widget: NonNullable<CheckView['widget']>;
  readonly onHandedIn: (check: CheckView) => Promise<void>;
};

/** The check in our partner’s window. That it was finished is only a word of the browser: the result comes from the partner. */
export function ProviderCheck({ widget, onHandedIn }: ProviderCheckProps) {
  const container = 'identity-check-window';
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');

  async function finish() {
    try {
      await onHandedIn(await kycPending({ referenceId: widget.referenceId }));
    } catch (failure) {
      showFailure(failure);
    }
  }

  async function start() {
    setState('open');
    try {
      await openProviderWindow(widget.scriptUrl, {
        app_id: widget.appId,
        p_key: widget.publicKey,
        type: 'custom',
        reference_id: widget.referenceId,
        config: { widget_id: widget.widgetId },
        embed: true,
        container,
        onSuccess: () => void finish(),
        onError: () => setState('failed'),
        onClose: () => setState((now) => (now === 'open' ? 'closed' : now)),
      });
    } catch {
      setState('failed');
    }
  }

  return (
    <div className="grid gap-4">
      {state === 'failed' ? (
        <Notice tone="attention" title="The check did not open">
          Our partner’s window could not be shown. Please try again in a moment.
        </Notice>
      ) : null}
      <div id={container} className={state === 'open' ? 'h-[65vh] overflow-hidden rounded-field border border-line' : 'hidden'} />
      {state === 'open' ? null : (
        <>
          <p className="text-15 text-ink-soft">
            Our partner Dojah looks at your document and your face, in a window on this page. Have your document at hand.
          </p>
          <Button full onClick={() => void start()}>
            Begin the check
          </Button>
        </>
      )}
    </div>
  );
}
