import { api } from '@waybill/client/browser-client';
import { beginPasskeyConfirmation } from '@waybill/contract/identity/begin-passkey-confirmation';
import { beginPasskeySignIn } from '@waybill/contract/identity/begin-passkey-sign-in';
import { confirmWithPasskey } from '@waybill/contract/identity/confirm-with-passkey';
import { signInWithPasskey } from '@waybill/contract/identity/sign-in-with-passkey';
import { choosePasskey } from '../model/passkey-ceremony.ts';

export async function signInByPasskey() {
  const credential = await choosePasskey(await api().call(beginPasskeySignIn, {}));
  return api().call(signInWithPasskey, { body: { credential } });
}

/** Shows in this session once more who it is. */
export async function confirmByPasskey() {
  const credential = await choosePasskey(await api().call(beginPasskeyConfirmation, {}));
  return api().call(confirmWithPasskey, { body: { credential } });
}
