import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { updateUser } from '@waybill/contract/users/update-user';

export type UserChanges = BodyFor<typeof updateUser>;

export function changeUser(body: UserChanges) {
  return api().call(updateUser, { body });
}
