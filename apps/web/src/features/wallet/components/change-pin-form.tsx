import { isProblem } from '@waybill/client/failures';
import { pin } from '@waybill/contract/text';
import { useRef, useState } from 'react';
import { PlainForm } from '../../../forms/plain-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { setPin } from '../api/set-pin.ts';
import { LockedNotice } from './locked-notice.tsx';
import { NewPinForm } from './new-pin-form.tsx';

type ChangePinFormProps = { readonly onDone: () => void; readonly onForgot: () => void };

/** The old PIN, then the new one twice. */
export function ChangePinForm({ onDone, onForgot }: ChangePinFormProps) {
  const [step, setStep] = useState<'old' | 'new'>('old');
  const [refusal, setRefusal] = useState<string>();
  const [locked, setLocked] = useState<string>();
  const oldPin = useRef('');

  function startOver() {
    oldPin.current = '';
    setStep('old');
  }

  function refused(failure: unknown): boolean {
    if (!isProblem(failure, 'pin_wrong', 'wallet_locked')) return false;
    startOver();
    if (failure.code === 'wallet_locked') setLocked(failure.message);
    else setRefusal(failure.message);
    return true;
  }

  if (step === 'new')
    return (
      <NewPinForm
        save={(newPin) => setPin({ oldPin: oldPin.current, newPin })}
        onDone={() => {
          setRefusal(undefined);
          startOver();
          onDone();
        }}
        onFailure={refused}
      />
    );
  if (locked)
    return (
      <LockedNotice
        onResetPin={() => {
          // The reset opens it again, over this page. Should it not, the next try says so.
          setLocked(undefined);
          onForgot();
        }}
      >
        {locked}
      </LockedNotice>
    );
  return (
    <OldPinStep
      refusal={refusal}
      onForgot={onForgot}
      onPin={(value) => {
        oldPin.current = value;
        setStep('new');
      }}
    />
  );
}

type OldPinStepProps = {
  readonly refusal: string | undefined;
  readonly onForgot: () => void;
  readonly onPin: (pin: string) => void;
};

function OldPinStep({ refusal, onForgot, onPin }: OldPinStepProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState(refusal);

  function next(value: string) {
    const parsed = pin.safeParse(value);
    if (parsed.success) onPin(value);
    else setError(parsed.error.issues[0]?.message);
  }

  return (
    <PlainForm onSubmit={() => next(typed)}>
      <CodeField
        label="Current PIN"
        length={4}
        masked
        autoFocus
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
        onComplete={next}
        error={error}
      />
      <Button type="submit" full>
        Continue
      </Button>
      <Button variant="quiet" full onClick={onForgot}>
        Forgot PIN?
      </Button>
    </PlainForm>
  );
}
