import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { addVehicle as call } from '@waybill/contract/fleet/add-vehicle';

export function addVehicle(body: BodyFor<typeof call>, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
