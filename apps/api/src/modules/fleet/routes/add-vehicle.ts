import { addVehicle as call } from '@waybill/contract/fleet/add-vehicle';
import { addVehicle } from '../commands/add-vehicle.ts';
import { defineRoute } from '../define-route.ts';
import { readVehicle } from '../read-vehicles.ts';

export const addVehicleRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) =>
  readVehicle(context.db, caller.userId, await addVehicle(context, caller, idempotencyKey, body)),
);
