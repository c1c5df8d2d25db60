import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { arriveAtDoor as call } from '@waybill/contract/orders/arrive-at-door';

export function arriveAtDoor(id: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { id }, body });
}
