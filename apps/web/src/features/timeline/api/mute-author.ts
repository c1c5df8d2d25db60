import { api } from '@waybill/client/browser-client';
import { unmuteUser } from '@waybill/contract/users/unmute-user';
import { updateUser } from '@waybill/contract/users/update-user';

export function muteAuthor(userId: string) {
  return api().call(updateUser, { body: { mutedUserId: userId } });
}

export function unmuteAuthor(userId: string) {
  return api().call(unmuteUser, { query: { userId } });
}
