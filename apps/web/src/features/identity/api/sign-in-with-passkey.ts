import { api } from '@waybill/client/browser-client';
import { beginPasskeySignIn } from '@waybill/contract/identity/begin-passkey-sign-in';
import { signInWithPasskey as call } from '@waybill/contract/identity/sign-in-with-passkey';
import { choosePasskey } from '../model/passkey-ceremony.ts';

export async function signInWithPasskey() {
  const credential = await choosePasskey(await api().call(beginPasskeySignIn, {}));
  return api().call(call, { body: { credential } });
}
