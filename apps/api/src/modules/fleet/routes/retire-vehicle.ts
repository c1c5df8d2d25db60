import { retireVehicle as call } from '@waybill/contract/fleet/retire-vehicle';
import { retireVehicle } from '../commands/retire-vehicle.ts';
import { defineRoute } from '../define-route.ts';
import { readVehicle } from '../read-vehicles.ts';

export const retireVehicleRoute = defineRoute(call, async (context, { caller, params: { vehicleId } }) => {
  await retireVehicle(context, caller, vehicleId);
  return readVehicle(context.db, caller.userId, vehicleId);
});
