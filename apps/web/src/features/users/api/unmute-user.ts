import { api } from '@waybill/client/browser-client';
import { unmuteUser as call } from '@waybill/contract/users/unmute-user';

export function unmuteUser(userId: string) {
  return api().call(call, { query: { userId } });
}
