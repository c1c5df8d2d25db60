import { api } from '@waybill/client/browser-client';
import { withdrawInvitation as call } from '@waybill/contract/businesses/withdraw-invitation';

export function withdrawInvitation(invitationId: string) {
  return api().call(call, { params: { invitationId } });
}
