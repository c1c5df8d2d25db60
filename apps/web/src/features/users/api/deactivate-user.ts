import { api } from '@waybill/client/browser-client';
import { deactivateUser as call } from '@waybill/contract/users/deactivate-user';

export function deactivateUser(id: string): Promise<void> {
  return api().call(call, { params: { id } });
}
