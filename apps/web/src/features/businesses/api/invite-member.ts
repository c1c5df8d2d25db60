import { api } from '@waybill/client/browser-client';
import { inviteMember as call } from '@waybill/contract/businesses/invite-member';
import type { BodyFor } from '@waybill/contract/call';

export function inviteMember(body: BodyFor<typeof call>, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
