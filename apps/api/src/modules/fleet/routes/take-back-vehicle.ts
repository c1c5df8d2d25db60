import { takeBackVehicle as call } from '@waybill/contract/fleet/take-back-vehicle';
import { takeBackVehicle } from '../commands/take-back-vehicle.ts';
import { defineRoute } from '../define-route.ts';
import { readVehicle } from '../read-vehicles.ts';

export const takeBackVehicleRoute = defineRoute(call, async (context, { caller, params: { vehicleId } }) => {
  await takeBackVehicle(context, caller, vehicleId);
  return readVehicle(context.db, caller.userId, vehicleId);
});
