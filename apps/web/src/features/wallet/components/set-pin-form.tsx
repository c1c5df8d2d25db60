import { setPin } from '../api/set-pin.ts';
import { NewPinForm } from './new-pin-form.tsx';

/** The first PIN of a wallet. */
export function SetPinForm({ onDone }: { readonly onDone: () => void }) {
  return <NewPinForm save={(newPin) => setPin({ newPin })} mayAskWho onDone={onDone} />;
}
