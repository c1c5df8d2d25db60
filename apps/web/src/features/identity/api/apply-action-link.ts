import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { applyActionLink as call } from '@waybill/contract/identity/apply-action-link';

export function applyActionLink(body: BodyFor<typeof call>) {
  return api().call(call, { body });
}
