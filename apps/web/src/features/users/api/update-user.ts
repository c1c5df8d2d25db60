import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { updateUser as call } from '@waybill/contract/users/update-user';

export type UserChanges = BodyFor<typeof call>;

export function updateUser(body: UserChanges) {
  return api().call(call, { body });
}
