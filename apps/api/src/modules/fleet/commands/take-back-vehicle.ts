import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { FleetContext } from '../context.ts';
import { announceFleet } from '../events.ts';
import { noSuchVehicle } from '../no-such-vehicle.ts';
import { personOf } from '../policies.ts';
import { insertAct } from '../storage/acts.ts';
import { endHoldings } from '../storage/holdings.ts';
import { lockVehicle } from '../storage/vehicles.ts';

/** The key is back; one that is with nobody stays so. */
export function takeBackVehicle({ db }: Pick<FleetContext, 'db'>, caller: Caller, vehicleId: string): Promise<void> {
  const businessId = caller.userId;
  return transact(db, async (tx) => {
    if (!(await lockVehicle(tx, businessId, vehicleId))) throw noSuchVehicle();
    const [riderId] = await endHoldings(tx, { vehicleId });
    if (riderId === undefined) return;
    insertAct(tx, { businessId, actedBy: personOf(caller), what: 'vehicle-taken-back', vehicleId, riderId });
    announceFleet(tx, businessId, [riderId]);
  });
}
