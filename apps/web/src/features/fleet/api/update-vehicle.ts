import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { updateVehicle as call } from '@waybill/contract/fleet/update-vehicle';

export function updateVehicle(vehicleId: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { vehicleId }, body });
}
