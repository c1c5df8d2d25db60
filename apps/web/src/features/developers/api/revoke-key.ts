import { api } from '@waybill/client/browser-client';
import { revokeKey as call } from '@waybill/contract/developers/revoke-key';

export function revokeKey(keyId: string) {
  return api().call(call, { params: { keyId } });
}
