import type { ReactNode } from 'react';
import { setPin } from '../api/set-pin.ts';
import { NewPinForm } from './new-pin-form.tsx';

type SetPinFormProps = {
  /** What shows that it is the owner who chooses. The PIN that was typed waits meanwhile. */
  readonly renderConfirm: (onConfirmed: () => void) => ReactNode;
  readonly onDone: () => void;
};

/** The first PIN of a wallet. */
export function SetPinForm({ renderConfirm, onDone }: SetPinFormProps) {
  return <NewPinForm save={(newPin) => setPin({ newPin })} renderConfirm={renderConfirm} onDone={onDone} />;
}
