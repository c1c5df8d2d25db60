import { isProblem } from '@waybill/client/failures';
import { pin } from '@waybill/contract/text';
import { isTrivialPin, trivialPinWords } from '@waybill/contract/wallet/trivial-pin';
import { useRef, useState } from 'react';
import { placeFailure } from '../../../forms/place-failure.ts';
import { PlainForm } from '../../../forms/plain-form.tsx';
import { showFailure } from '../../../forms/show-failure.ts';
import { usePopupStep } from '../../../session/popup/use-popup-step.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { ConfirmIdentityLater } from '../../identity/index.ts';

type NewPinFormProps = {
  readonly save: (newPin: string) => Promise<void>;
  readonly onDone: () => void;
  /** Given the first look at a failure that is not about the new PIN; true means it was dealt with. */
  readonly onFailure?: (failure: unknown) => boolean;
  /** The server may want to know first who chooses; then the PIN is kept by itself. */
  readonly mayAskWho?: boolean;
};

const steps = ['choose', 'repeat', 'confirm'] as const;

/** A new PIN, typed twice: once to choose it, once more to be sure of it. */
export function NewPinForm(props: NewPinFormProps) {
  const { step, typed, error, busy, type, next, goOn, startOver } = useNewPin(props);
  if (step === 'confirm')
    return (
      <div className="grid gap-4">
        <p className="text-ink-soft">One last thing: only the owner of this account may choose its PIN.</p>
        <ConfirmIdentityLater onConfirmed={goOn} />
      </div>
    );
  return (
    <PlainForm onSubmit={() => next(typed)}>
      <CodeField
        key={step}
        label={step === 'choose' ? 'Choose a PIN' : 'Enter it again'}
        hint={step === 'choose' ? 'Not 1234, and not your birthday.' : undefined}
        length={4}
        masked
        autoFocus
        value={typed}
        onChange={type}
        onComplete={next}
        error={error}
      />
      <Button type="submit" full busy={busy}>
        {step === 'choose' ? 'Continue' : 'Set PIN'}
      </Button>
      {step === 'repeat' ? (
        <Button variant="quiet" full onClick={() => startOver()}>
          Choose another PIN
        </Button>
      ) : null}
    </PlainForm>
  );
}

function useNewPin({ save, onDone, onFailure, mayAskWho = false }: NewPinFormProps) {
  const wizard = usePopupStep(steps, 'choose');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  // Not in state: nothing needs to show it, and it should live no longer than it must.
  const chosen = useRef('');
  // A reload forgets the PIN, and begins anew.
  const step = chosen.current === '' ? 'choose' : wizard.step;

  function startOver(message?: string) {
    chosen.current = '';
    if (wizard.step !== 'choose') wizard.back('choose');
    setTyped('');
    setError(message);
  }

  async function keep(newPin: string) {
    setBusy(true);
    try {
      await save(newPin);
      // No step back: whoever is told closes from here, and counts the entries of the history from here.
      chosen.current = '';
      setTyped('');
      onDone();
    } catch (failure) {
      setBusy(false);
      if (mayAskWho && isProblem(failure, 'confirmation_required')) return wizard.show('confirm');
      const { fields } = placeFailure(failure, ['newPin']);
      startOver(fields[0]?.message);
      if (fields.length === 0 && !onFailure?.(failure)) showFailure(failure);
    }
    setBusy(false);
  }

  function next(value: string) {
    if (busy) return;
    const parsed = pin.safeParse(value);
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    if (step === 'choose') {
      if (isTrivialPin(value)) return setError(trivialPinWords);
      chosen.current = value;
      setTyped('');
      setError(undefined);
      return wizard.show('repeat');
    }
    if (value !== chosen.current) return startOver('Those PINs did not match. Choose one again');
    void keep(value);
  }

  function type(value: string) {
    setTyped(value);
    setError(undefined);
  }

  const goOn = () => void keep(chosen.current);

  return { step, typed, error, busy, type, next, goOn, startOver };
}
