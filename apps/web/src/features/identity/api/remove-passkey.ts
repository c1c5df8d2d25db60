import { api } from '@waybill/client/browser-client';
import { removePasskey as call } from '@waybill/contract/identity/remove-passkey';

export function removePasskey(passkeyId: string) {
  return api().call(call, { params: { passkeyId } });
}
