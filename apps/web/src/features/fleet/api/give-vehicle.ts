import { api } from '@waybill/client/browser-client';
import { giveVehicle as call } from '@waybill/contract/fleet/give-vehicle';

export function giveVehicle(vehicleId: string, riderId: string) {
  return api().call(call, { params: { vehicleId }, body: { riderId } });
}
