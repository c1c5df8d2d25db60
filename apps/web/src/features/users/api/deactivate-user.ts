import { api } from '@waybill/client/browser-client';
import { deactivateUser } from '@waybill/contract/users/deactivate-user';

export function closeAccount(id: string): Promise<void> {
  return api().call(deactivateUser, { params: { id } });
}
