import { longestPasskeyName, passkeyName } from '@waybill/contract/identity/passkey-view';
import { type ReactNode, useState } from 'react';
import { PlainForm } from '../../../forms/plain-form.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useBusy } from '../../../forms/use-busy.ts';
import { TextField } from '../../../ui/text-field.tsx';

type PasskeyNameFormProps = {
  readonly initial: string;
  readonly hint?: string;
  readonly submitLabel: string;
  readonly onNamed: (name: string) => Promise<void>;
  readonly onFailure?: (failure: unknown) => void;
  /** Between the field and the button. */
  readonly children?: ReactNode;
};

/** The name by which a passkey is known again in the list. */
export function PasskeyNameForm({ initial, hint, submitLabel, onNamed, onFailure, children }: PasskeyNameFormProps) {
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const { busy, run } = useBusy();

  function send() {
    const named = passkeyName.safeParse(name);
    if (named.success) void run(() => onNamed(named.data), onFailure);
    else setError(named.error.issues[0]?.message);
  }

  return (
    <PlainForm onSubmit={send}>
      <TextField
        label="Name"
        hint={hint}
        autoComplete="off"
        maxLength={longestPasskeyName}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
        error={error}
      />
      {children}
      <SubmitButton busy={busy}>{submitLabel}</SubmitButton>
    </PlainForm>
  );
}
