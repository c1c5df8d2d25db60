import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { updateShareRule as call } from '@waybill/contract/earnings/update-share-rule';

export function updateShareRule(body: BodyFor<typeof call>) {
  return api().call(call, { body });
}
