import { ApiProblem } from '@waybill/client/failures';
import { longestPasskeyName, passkeyName } from '@waybill/contract/identity/passkey-view';
import { useState } from 'react';
import { PlainForm } from '../../../forms/plain-form.tsx';
import { showFailure } from '../../../forms/show-failure.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { addPasskey } from '../api/add-passkey.ts';
import { PasskeyCancelled, PasskeyTrouble } from '../model/passkey-ceremony.ts';

type PasskeyAddProps = {
  readonly onAdded: () => void;
  /** The server wants the password once more. */
  readonly onConfirm: () => void;
};

/** A name for it, and then the browser’s own window. */
export function PasskeyAdd({ onAdded, onConfirm }: PasskeyAddProps) {
  const [name, setName] = useState(() => (matchMedia('(pointer: coarse)').matches ? 'My phone' : 'My computer'));
  const [error, setError] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function add(): Promise<void> {
    if (busy) return;
    const named = passkeyName.safeParse(name);
    setTrouble(undefined);
    if (!named.success) return setError(named.error.issues[0]?.message);
    setBusy(true);
    try {
      await addPasskey(named.data);
      onAdded();
    } catch (failure) {
      if (failure instanceof ApiProblem && failure.code === 'confirmation_required') onConfirm();
      else if (failure instanceof PasskeyTrouble) setTrouble(failure.message);
      else if (!(failure instanceof PasskeyCancelled)) showFailure(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <PlainForm onSubmit={() => void add()}>
      <TextField
        label="Name"
        hint="So that you know it again in the list."
        autoComplete="off"
        maxLength={longestPasskeyName}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
        error={error}
      />
      {trouble ? <Notice tone="attention">{trouble}</Notice> : null}
      <SubmitButton busy={busy}>Add a passkey</SubmitButton>
    </PlainForm>
  );
}
