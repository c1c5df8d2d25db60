import { api } from '@waybill/client/browser-client';
import { takeBackVehicle as call } from '@waybill/contract/fleet/take-back-vehicle';

export function takeBackVehicle(vehicleId: string) {
  return api().call(call, { params: { vehicleId } });
}
