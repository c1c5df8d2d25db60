import { api } from '@waybill/client/browser-client';
import { renamePasskey as call } from '@waybill/contract/identity/rename-passkey';

export function renamePasskey(passkeyId: string, name: string) {
  return api().call(call, { params: { passkeyId }, body: { name } });
}
