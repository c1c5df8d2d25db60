import { api } from '@waybill/client/browser-client';
import { setPresence as call } from '@waybill/contract/users/set-presence';

/** Goes on when the page is closed: that is when it matters most. */
export function setPresence(isHere: boolean): Promise<void> {
  return api().call(call, { body: { isHere }, keepalive: true });
}
