import type { SignedIn } from '@waybill/contract/identity/session-view';
import KeyRound from 'lucide-react/icons/key-round';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';

type PasskeyButtonProps = {
  readonly children: ReactNode;
  readonly variant?: 'primary' | 'secondary';
  /** Its rejections go to `onFailure`, except for a window that was closed: that is no failure. */
  readonly onPress: () => Promise<void>;
  readonly onFailure: (failure: unknown) => void;
};

/** Opens the browser’s own window for passkeys. What it needs is fetched when it is pressed. */
function PasskeyButton({ children, variant = 'secondary', onPress, onFailure }: PasskeyButtonProps) {
  const isReady = useHydrated();
  const [busy, setBusy] = useState(false);

  async function press(): Promise<void> {
    setBusy(true);
    try {
      await onPress();
    } catch (failure) {
      const { PasskeyCancelled, PasskeyTrouble } = await import('../model/passkey-ceremony.ts');
      if (failure instanceof PasskeyTrouble) {
        const { toast } = await import('../../../ui/toast.tsx');
        toast.info('No passkey', failure.message);
      } else if (!(failure instanceof PasskeyCancelled)) onFailure(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant={variant}
      full
      busy={busy}
      disabled={!isReady}
      icon={<KeyRound size={20} aria-hidden="true" />}
      onClick={() => void press()}
    >
      {children}
    </Button>
  );
}

type SignInProps = { readonly onSignedIn: (session: SignedIn) => Promise<void>; readonly onFailure: (failure: unknown) => void };

export function PasskeySignIn({ onSignedIn, onFailure }: SignInProps) {
  return (
    <PasskeyButton
      onPress={async () => onSignedIn(await (await import('../api/sign-in-with-passkey.ts')).signInWithPasskey())}
      onFailure={onFailure}
    >
      Sign in with a passkey
    </PasskeyButton>
  );
}

type ConfirmProps = { readonly onConfirmed: () => void | Promise<void>; readonly onFailure: (failure: unknown) => void };

export function PasskeyConfirm({ onConfirmed, onFailure }: ConfirmProps) {
  return (
    <PasskeyButton
      onPress={async () => {
        await (await import('../api/confirm-with-passkey.ts')).confirmWithPasskey();
        await onConfirmed();
      }}
      onFailure={onFailure}
    >
      Use a passkey
    </PasskeyButton>
  );
}
