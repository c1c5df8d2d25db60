import { api } from '@waybill/client/browser-client';
import { restoreVehicle as call } from '@waybill/contract/fleet/restore-vehicle';

export function restoreVehicle(vehicleId: string) {
  return api().call(call, { params: { vehicleId } });
}
