import { useCallback } from 'react';
import { showFailure } from '../../../forms/show-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { confirmPassword } from '../api/confirm-password.ts';
import { useFederatedWindow } from '../model/use-federated-sign-in.ts';
import { FederatedNotice } from './federated-button.tsx';

/** For people without a password: the account that they sign in with vouches for them once more. */
export function ConfirmAtProvider({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const onTicket = useCallback(
    async (ticket: string) => {
      await confirmPassword({ ticket });
      onConfirmed();
    },
    [onConfirmed],
  );
  const { progress, start } = useFederatedWindow({ onTicket, onFailure: showFailure });
  return (
    <div className="grid gap-4">
      <Button full busy={progress.step === 'redeeming'} onClick={start}>
        Confirm with my other account
      </Button>
      <FederatedNotice progress={progress} />
    </div>
  );
}
