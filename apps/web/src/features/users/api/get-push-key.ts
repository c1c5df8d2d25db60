import { api } from '@waybill/client/browser-client';
import { getPushKey as call } from '@waybill/contract/users/get-push-key';

export async function getPushKey(): Promise<string> {
  return (await api().call(call, {})).publicKey;
}
