import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { FleetContext } from '../context.ts';
import { announceFleet } from '../events.ts';
import { noSuchVehicle } from '../no-such-vehicle.ts';
import { personOf } from '../policies.ts';
import { insertAct } from '../storage/acts.ts';
import { endHoldings } from '../storage/holdings.ts';
import { lockVehicle, setRetired } from '../storage/vehicles.ts';

/** Takes a vehicle off the road. Whoever has it has it no more. */
export function retireVehicle({ db }: Pick<FleetContext, 'db'>, caller: Caller, vehicleId: string): Promise<void> {
  const businessId = caller.userId;
  return transact(db, async (tx) => {
    const vehicle = await lockVehicle(tx, businessId, vehicleId);
    if (!vehicle) throw noSuchVehicle();
    if (vehicle.retiredAt) return;
    setRetired(tx, vehicleId);
    const riders = await endHoldings(tx, { vehicleId });
    insertAct(tx, { businessId, actedBy: personOf(caller), what: 'vehicle-retired', vehicleId, riderId: riders[0] });
    announceFleet(tx, businessId, riders);
  });
}
