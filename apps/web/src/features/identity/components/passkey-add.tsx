import { isProblem } from '@waybill/client/failures';
import { useState } from 'react';
import { showFailure } from '../../../forms/show-failure.ts';
import { Notice } from '../../../ui/notice.tsx';
import { addPasskey } from '../api/add-passkey.ts';
import { PasskeyCancelled, PasskeyTrouble } from '../model/passkey-ceremony.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';

type PasskeyAddProps = {
  readonly onAdded: () => void;
  /** The server wants the password once more. */
  readonly onConfirm: () => void;
};

/** A name for it, and then the browser’s own window. */
export function PasskeyAdd({ onAdded, onConfirm }: PasskeyAddProps) {
  const [trouble, setTrouble] = useState<string>();

  async function add(name: string): Promise<void> {
    setTrouble(undefined);
    await addPasskey(name);
    onAdded();
  }

  function refused(failure: unknown): void {
    if (isProblem(failure, 'confirmation_required')) onConfirm();
    else if (failure instanceof PasskeyTrouble) setTrouble(failure.message);
    else if (!(failure instanceof PasskeyCancelled)) showFailure(failure);
  }

  return (
    <PasskeyNameForm
      initial={matchMedia('(pointer: coarse)').matches ? 'My phone' : 'My computer'}
      hint="So that you know it again in the list."
      submitLabel="Add a passkey"
      onNamed={add}
      onFailure={refused}
    >
      {trouble ? <Notice tone="attention">{trouble}</Notice> : null}
    </PasskeyNameForm>
  );
}
