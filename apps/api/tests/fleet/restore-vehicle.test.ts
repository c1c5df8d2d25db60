import { restoreVehicle } from '@waybill/contract/fleet/restore-vehicle';
import { retireVehicle } from '@waybill/contract/fleet/retire-vehicle';
import { describe, expect, it } from 'vitest';
import { addBike } from '../support/fleet.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('restoring a retired vehicle', () => {
  it('puts it back on the road, unless another has its plate by now', async () => {
    const business = await checkedBusiness(world);
    const { id, plate } = (await addBike(business)).result;
    const params = { params: { vehicleId: id } };
    await business.call(retireVehicle, params);
    expect((await business.call(restoreVehicle, params)).result).toMatchObject({ retiredAt: null, rider: null });
    await business.call(retireVehicle, params);
    await addBike(business, { plate });
    expect((await business.call(restoreVehicle, params)).problem.code).toBe('plate_taken');
  });
});
