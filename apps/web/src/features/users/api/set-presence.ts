import { api } from '@waybill/client/browser-client';
import { setPresence } from '@waybill/contract/users/set-presence';

/** Goes on when the page is closed: that is when it matters most. */
export function sayPresence(isHere: boolean): Promise<void> {
  return api().call(setPresence, { body: { isHere }, keepalive: true });
}
