import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { reportUser } from '@waybill/contract/users/report-user';

export function reportPerson(body: BodyFor<typeof reportUser>) {
  return api().call(reportUser, { body });
}
