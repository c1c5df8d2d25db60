import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { FleetContext } from '../context.ts';
import { announceFleet } from '../events.ts';
import { noSuchVehicle } from '../no-such-vehicle.ts';
import { refusePlate } from '../plates.ts';
import { personOf } from '../policies.ts';
import { insertAct } from '../storage/acts.ts';
import { lockVehicle, setDriven } from '../storage/vehicles.ts';

/** Puts a retired vehicle back on the road, unless another has its plate by now. */
export function restoreVehicle({ db }: Pick<FleetContext, 'db'>, caller: Caller, vehicleId: string): Promise<void> {
  const businessId = caller.userId;
  return refusePlate(() =>
    transact(db, async (tx) => {
      const vehicle = await lockVehicle(tx, businessId, vehicleId);
      if (!vehicle) throw noSuchVehicle();
      if (!vehicle.retiredAt) return;
      await setDriven(tx, vehicleId);
      insertAct(tx, { businessId, actedBy: personOf(caller), what: 'vehicle-restored', vehicleId });
      announceFleet(tx, businessId, []);
    }),
  );
}
