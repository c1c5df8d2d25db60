import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { reportUser as call } from '@waybill/contract/users/report-user';

export function reportUser(body: BodyFor<typeof call>) {
  return api().call(call, { body });
}
