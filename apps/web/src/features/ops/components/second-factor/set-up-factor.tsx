import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { type FactorSlots, SetUpApp } from './set-up-app.tsx';

type SetUpFactorProps = { readonly slots: FactorSlots; readonly onDone: () => void };

/** An authenticator app or a passkey: either will do. */
export function SetUpFactor({ slots, onDone }: SetUpFactorProps) {
  const [by, setBy] = useState<'app' | 'passkey'>('app');
  const [isConfirming, setConfirming] = useState(false);
  if (by === 'app')
    return (
      <div className="grid gap-4">
        <SetUpApp confirm={slots.confirm} onDone={onDone} />
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
      {isConfirming ? slots.confirm(() => setConfirming(false)) : slots.addPasskey(onDone, () => setConfirming(true))}
      <Button variant="quiet" onClick={() => setBy('app')}>
        Use an authenticator app instead
      </Button>
    </div>
  );
}
