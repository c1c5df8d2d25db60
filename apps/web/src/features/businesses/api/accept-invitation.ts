import { api } from '@waybill/client/browser-client';
import { acceptInvitation as call } from '@waybill/contract/businesses/accept-invitation';

export function acceptInvitation(token: string) {
  return api().call(call, { params: { token } });
}
