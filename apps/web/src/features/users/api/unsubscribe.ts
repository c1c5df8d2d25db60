import { api } from '@waybill/client/browser-client';
import { unsubscribe as call } from '@waybill/contract/users/unsubscribe';

export function unsubscribe(token: string) {
  return api().call(call, { query: { token } });
}
