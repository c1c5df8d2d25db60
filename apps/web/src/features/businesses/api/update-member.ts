import { api } from '@waybill/client/browser-client';
import { updateMember as call } from '@waybill/contract/businesses/update-member';
import type { BodyFor } from '@waybill/contract/call';

export function updateMember(userId: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { userId }, body });
}
