import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { setDuty as call } from '@waybill/contract/orders/set-duty';

export function setDuty(body: BodyFor<typeof call>) {
  return api().call(call, { body });
}
