import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { showSecondFactor as call } from '@waybill/contract/identity/show-second-factor';

export function showSecondFactor(body: BodyFor<typeof call>) {
  return api().call(call, { body });
}
