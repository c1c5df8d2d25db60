import { giveVehicle as call } from '@waybill/contract/fleet/give-vehicle';
import { giveVehicle } from '../commands/give-vehicle.ts';
import { defineRoute } from '../define-route.ts';
import { readVehicle } from '../read-vehicles.ts';

export const giveVehicleRoute = defineRoute(call, async (context, { caller, params: { vehicleId }, body: { riderId } }) => {
  await giveVehicle(context, caller, { vehicleId, riderId });
  return readVehicle(context.db, caller.userId, vehicleId);
});
