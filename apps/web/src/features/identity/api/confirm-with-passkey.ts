import { api } from '@waybill/client/browser-client';
import { beginPasskeyConfirmation } from '@waybill/contract/identity/begin-passkey-confirmation';
import { confirmWithPasskey as call } from '@waybill/contract/identity/confirm-with-passkey';
import { choosePasskey } from '../model/passkey-ceremony.ts';

/** Shows in this session once more who it is. */
export async function confirmWithPasskey() {
  const credential = await choosePasskey(await api().call(beginPasskeyConfirmation, {}));
  return api().call(call, { body: { credential } });
}
