import { api } from '@waybill/client/browser-client';
import { retireVehicle as call } from '@waybill/contract/fleet/retire-vehicle';

export function retireVehicle(vehicleId: string) {
  return api().call(call, { params: { vehicleId } });
}
