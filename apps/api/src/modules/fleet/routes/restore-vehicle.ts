import { restoreVehicle as call } from '@waybill/contract/fleet/restore-vehicle';
import { restoreVehicle } from '../commands/restore-vehicle.ts';
import { defineRoute } from '../define-route.ts';
import { readVehicle } from '../read-vehicles.ts';

export const restoreVehicleRoute = defineRoute(call, async (context, { caller, params: { vehicleId } }) => {
  await restoreVehicle(context, caller, vehicleId);
  return readVehicle(context.db, caller.userId, vehicleId);
});
