import { api } from '@waybill/client/browser-client';
import { unmuteUser } from '@waybill/contract/users/unmute-user';

export function unmute(userId: string) {
  return api().call(unmuteUser, { query: { userId } });
}
