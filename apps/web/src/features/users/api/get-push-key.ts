import { api } from '@waybill/client/browser-client';
import { getPushKey } from '@waybill/contract/users/get-push-key';

export async function fetchPushKey(): Promise<string> {
  return (await api().call(getPushKey, {})).publicKey;
}
