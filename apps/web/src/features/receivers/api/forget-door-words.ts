import { api } from '@waybill/client/browser-client';
import { forgetDoorWords as call } from '@waybill/contract/receivers/forget-door-words';

export function forgetDoorWords(doorWordsId: string) {
  return api().call(call, { params: { doorWordsId } });
}
