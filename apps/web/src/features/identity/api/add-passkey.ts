import { api } from '@waybill/client/browser-client';
import { addPasskey as call } from '@waybill/contract/identity/add-passkey';
import { beginPasskey } from '@waybill/contract/identity/begin-passkey';
import { makePasskey } from '../model/passkey-ceremony.ts';

/** Made by the browser between two calls. */
export async function addPasskey(name: string) {
  const credential = await makePasskey(await api().call(beginPasskey, {}));
  return api().call(call, { body: { name, credential } });
}
