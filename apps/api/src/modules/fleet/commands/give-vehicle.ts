import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { FleetContext } from '../context.ts';
import { announceFleet, vehicleGiven } from '../events.ts';
import { noSuchVehicle } from '../no-such-vehicle.ts';
import { personOf } from '../policies.ts';
import { noRider } from '../shift-rules.ts';
import { insertAct } from '../storage/acts.ts';
import { endHoldings, findHolder, insertHolding } from '../storage/holdings.ts';
import { lockRidingMember } from '../storage/members.ts';
import { lockVehicle } from '../storage/vehicles.ts';

type Giving = { readonly vehicleId: string; readonly riderId: string };

/** Gives a vehicle to a rider: from whoever has it, and in place of what they have. */
export function giveVehicle(
  { db, publish }: Pick<FleetContext, 'db' | 'publish'>,
  caller: Caller,
  { vehicleId, riderId }: Giving,
): Promise<void> {
  const businessId = caller.userId;
  return transact(db, async (tx) => {
    const [rides, vehicle] = await Promise.all([
      lockRidingMember(tx, businessId, riderId),
      lockVehicle(tx, businessId, vehicleId),
    ]);
    if (!vehicle || vehicle.retiredAt) throw noSuchVehicle();
    if (!rides) throw noRider();
    if ((await findHolder(tx, vehicleId)) === riderId) return;
    const before = await endHoldings(tx, { vehicleId, riderId });
    const actedBy = personOf(caller);
    const givenAt = await insertHolding(tx, { businessId, vehicleId, riderId, givenBy: actedBy });
    insertAct(tx, { businessId, actedBy, what: 'vehicle-given', vehicleId, riderId });
    const { plate } = vehicle;
    if (actedBy !== riderId) publish(tx, vehicleGiven, { businessId, riderId, vehicleId, plate, givenAt: givenAt.toISOString() });
    announceFleet(tx, businessId, [riderId, ...before]);
  });
}
