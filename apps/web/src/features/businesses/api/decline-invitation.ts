import { api } from '@waybill/client/browser-client';
import { declineInvitation as call } from '@waybill/contract/businesses/decline-invitation';

export function declineInvitation(token: string) {
  return api().call(call, { params: { token } });
}
