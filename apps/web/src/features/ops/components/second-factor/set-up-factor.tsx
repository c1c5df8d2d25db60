import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmIdentity, PasskeyAdd } from '../../../identity/index.ts';
import { SetUpApp } from './set-up-app.tsx';

/** An authenticator app or a passkey: either will do. */
export function SetUpFactor({ onDone }: { readonly onDone: () => void }) {
  const [by, setBy] = useState<'app' | 'passkey'>('app');
  const [isConfirming, setConfirming] = useState(false);
  if (by === 'app')
    return (
      <div className="grid gap-4">
        <SetUpApp onDone={onDone} />
        <Button variant="quiet" onClick={() => setBy('passkey')}>
          Use a passkey instead
        </Button>
      </div>
    );
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        A passkey is kept by your phone, your computer or a security key, and opened with your finger, your face or a PIN.
      </p>
      {isConfirming ? (
        <ConfirmIdentity onConfirmed={() => setConfirming(false)} />
      ) : (
        <PasskeyAdd onAdded={onDone} onConfirm={() => setConfirming(true)} />
      )}
      <Button variant="quiet" onClick={() => setBy('app')}>
        Use an authenticator app instead
      </Button>
    </div>
  );
}
