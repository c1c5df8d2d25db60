import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { inviteStaff as call } from '@waybill/contract/ops/invite-staff';

export function inviteStaff(body: BodyFor<typeof call>) {
  return api().call(call, { body });
}
