import { updateVehicle as call } from '@waybill/contract/fleet/update-vehicle';
import { updateVehicle } from '../commands/update-vehicle.ts';
import { defineRoute } from '../define-route.ts';
import { readVehicle } from '../read-vehicles.ts';

export const updateVehicleRoute = defineRoute(call, async (context, { caller, params: { vehicleId }, body }) => {
  await updateVehicle(context, caller, { vehicleId, ...body });
  return readVehicle(context.db, caller.userId, vehicleId);
});
