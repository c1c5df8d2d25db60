import type { BodyOf } from '@waybill/contract/call';
import type { addVehicle as call } from '@waybill/contract/fleet/add-vehicle';
import { mostVehicles } from '@waybill/contract/fleet/vehicle-fields';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { attachImages } from '../../files/index.ts';
import { keyFor, keyUsedOtherwise } from '../../wallet/index.ts';
import type { FleetContext } from '../context.ts';
import { announceFleet } from '../events.ts';
import { refusePlate } from '../plates.ts';
import { personOf } from '../policies.ts';
import { insertAct } from '../storage/acts.ts';
import { replacePapers } from '../storage/papers.ts';
import { countVehicles, insertVehicle, lockVehicleRequest } from '../storage/vehicles.ts';

/** Adds a vehicle to a business. Answers its id. */
export function addVehicle(
  { db }: Pick<FleetContext, 'db'>,
  caller: Caller,
  idempotencyKey: string,
  input: BodyOf<typeof call>,
): Promise<string> {
  const { imageIdList, papers, ...fields } = input;
  const businessId = caller.userId;
  const actedBy = personOf(caller);
  const requestKey = keyFor(`${businessId} vehicle`, idempotencyKey);
  const requestHash = keyFor('vehicle', JSON.stringify(input));
  return refusePlate(() =>
    transact(db, async (tx) => {
      const before = await lockVehicleRequest(tx, requestKey);
      if (before && before.requestHash !== requestHash) throw keyUsedOtherwise();
      if (before) return before.id;
      if ((await countVehicles(tx, businessId)).driven >= mostVehicles)
        throw new Problem('too_many_requests', `${mostVehicles} vehicles are the most that fit in one list. Please write to us.`);
      const id = newId('vehicle');
      await insertVehicle(tx, { id, businessId, addedBy: actedBy, requestKey, requestHash, ...fields });
      replacePapers(tx, id, papers);
      await attachImages(tx, businessId, imageIdList, id);
      insertAct(tx, { businessId, actedBy, what: 'vehicle-added', vehicleId: id });
      announceFleet(tx, businessId, []);
      return id;
    }),
  );
}
