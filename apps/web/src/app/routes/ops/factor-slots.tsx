import { PasskeyAdd } from '../../../features/identity/components/passkey-add.tsx';
import { PasskeyConfirm } from '../../../features/identity/components/passkey-button.tsx';
import type { FactorSlots } from '../../../features/ops/components/second-factor/set-up-app.tsx';
import { showFailure } from '../../../forms/show-failure.ts';
import { ConfirmHere } from './confirm-here.tsx';

/** What the second factor of the console asks of how people sign in. */
export const factorSlots: FactorSlots = {
  confirm: (onConfirmed) => <ConfirmHere onConfirmed={onConfirmed} />,
  addPasskey: (onAdded, onConfirm) => <PasskeyAdd onAdded={onAdded} onConfirm={onConfirm} />,
  showPasskey: (onShown) => <PasskeyConfirm onConfirmed={onShown} onFailure={showFailure} />,
};
