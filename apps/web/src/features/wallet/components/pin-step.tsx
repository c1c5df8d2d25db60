import { ApiProblem } from '@waybill/client/failures';
import { pin } from '@waybill/contract/text';
import { type ReactNode, useId, useState } from 'react';
import { PlainForm } from '../../../forms/plain-form.tsx';
import { showFailure } from '../../../forms/show-failure.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { LockedNotice } from './locked-notice.tsx';

type PinStepProps = {
  /** Left out where the page says it all above. */
  readonly title?: string;
  readonly facts?: readonly Fact[];
  /** The consequence of confirming, in a sentence. */
  readonly note: ReactNode;
  readonly confirmLabel: string;
  readonly onConfirm: (pin: string) => Promise<void>;
  /** Given the first look at a failure that is not about the PIN; true means it was dealt with. */
  readonly onFailure: (failure: unknown) => boolean;
  readonly onBack?: () => void;
  readonly onForgot: () => void;
};

/** The last look before money leaves: what will happen, and the PIN. */
export function PinStep({ title, facts, note, confirmLabel, onConfirm, onFailure, onBack, onForgot }: PinStepProps) {
  const { typed, error, locked, busy, type, confirm, unlock } = usePinConfirmation(onConfirm, onFailure);
  const reviewId = useId();

  return (
    <PlainForm onSubmit={() => void confirm()}>
      <div id={reviewId} className="grid gap-5">
        {title === undefined ? null : <h2 className="text-17">{title}</h2>}
        {facts ? <Facts facts={facts} /> : null}
        <p className="text-ink-soft">{note}</p>
      </div>
      {locked ? (
        <LockedNotice
          onResetPin={() => {
            unlock();
            onForgot();
          }}
        >
          {locked}
        </LockedNotice>
      ) : (
        <>
          <CodeField
            label="Your PIN"
            length={4}
            masked
            autoFocus
            describedBy={reviewId}
            value={typed}
            onChange={type}
            error={error}
          />
          <Button type="submit" full busy={busy}>
            {confirmLabel}
          </Button>
        </>
      )}
      <div className="-mt-2 flex flex-wrap justify-between gap-2">
        {onBack ? (
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
        ) : null}
        {locked ? null : (
          <Button variant="quiet" onClick={onForgot}>
            Forgot PIN?
          </Button>
        )}
      </div>
    </PlainForm>
  );
}

function usePinConfirmation(onConfirm: PinStepProps['onConfirm'], onFailure: PinStepProps['onFailure']) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [locked, setLocked] = useState<string>();
  const { busy, run } = useBusy();

  function refused(failure: unknown) {
    setTyped('');
    const code = failure instanceof ApiProblem ? failure.code : undefined;
    if (failure instanceof ApiProblem && code === 'pin_wrong') setError(failure.message);
    else if (failure instanceof ApiProblem && code === 'wallet_locked') setLocked(failure.message);
    else if (!onFailure(failure)) showFailure(failure);
  }

  async function confirm() {
    const parsed = pin.safeParse(typed);
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    await run(() => onConfirm(parsed.data), refused);
  }

  function type(value: string) {
    setTyped(value);
    setError(undefined);
  }

  // A reset of the PIN opens the wallet again, over this page. Should it not, the next try says so.
  return { typed, error, locked, busy, type, confirm, unlock: () => setLocked(undefined) };
}
