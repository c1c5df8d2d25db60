import { api } from '@waybill/client/browser-client';
import { unsubscribe } from '@waybill/contract/users/unsubscribe';

export function stopLetters(token: string) {
  return api().call(unsubscribe, { query: { token } });
}
