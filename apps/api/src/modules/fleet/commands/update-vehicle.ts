import type { BodyOf } from '@waybill/contract/call';
import type { updateVehicle as call } from '@waybill/contract/fleet/update-vehicle';
import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { replaceImages } from '../../files/index.ts';
import type { FleetContext } from '../context.ts';
import { announceFleet } from '../events.ts';
import { noSuchVehicle } from '../no-such-vehicle.ts';
import { refusePlate } from '../plates.ts';
import { personOf } from '../policies.ts';
import { insertAct } from '../storage/acts.ts';
import { findHolder } from '../storage/holdings.ts';
import { replacePapers } from '../storage/papers.ts';
import { changeVehicle, lockVehicle } from '../storage/vehicles.ts';

type Change = BodyOf<typeof call> & { readonly vehicleId: string };

export function updateVehicle(
  { db }: Pick<FleetContext, 'db'>,
  caller: Caller,
  { vehicleId, imageIdList, papers, ...fields }: Change,
): Promise<void> {
  const businessId = caller.userId;
  return refusePlate(() =>
    transact(db, async (tx) => {
      if (!(await lockVehicle(tx, businessId, vehicleId))) throw noSuchVehicle();
      await changeVehicle(tx, vehicleId, fields);
      if (papers) replacePapers(tx, vehicleId, papers);
      if (imageIdList) await replaceImages(tx, businessId, imageIdList, vehicleId);
      insertAct(tx, { businessId, actedBy: personOf(caller), what: 'vehicle-changed', vehicleId });
      announceFleet(tx, businessId, [await findHolder(tx, vehicleId)]);
    }),
  );
}
