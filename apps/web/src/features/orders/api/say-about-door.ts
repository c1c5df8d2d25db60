import { api } from '@waybill/client/browser-client';
import { sayAboutDoor as call } from '@waybill/contract/orders/say-about-door';

export function sayAboutDoor(id: string, words: string) {
  return api().call(call, { params: { id }, body: { words } });
}
