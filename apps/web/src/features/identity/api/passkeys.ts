import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { addPasskey } from '@waybill/contract/identity/add-passkey';
import { beginPasskey } from '@waybill/contract/identity/begin-passkey';
import { listPasskeys } from '@waybill/contract/identity/list-passkeys';
import { removePasskey } from '@waybill/contract/identity/remove-passkey';
import { renamePasskey } from '@waybill/contract/identity/rename-passkey';
import { makePasskey } from '../model/passkey-ceremony.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['identity', 'passkeys'],
  queryFn: async ({ signal }) => (await api().call(listPasskeys, { signal })).passkeys,
});

/** Made by the browser between two calls. */
export async function makeAndAdd(name: string) {
  const credential = await makePasskey(await api().call(beginPasskey, {}));
  return api().call(addPasskey, { body: { name, credential } });
}

export function rename(passkeyId: string, name: string) {
  return api().call(renamePasskey, { params: { passkeyId }, body: { name } });
}

export function remove(passkeyId: string) {
  return api().call(removePasskey, { params: { passkeyId } });
}
