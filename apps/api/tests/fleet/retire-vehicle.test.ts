import { listVehicles } from '@waybill/contract/fleet/list-vehicles';
import { retireVehicle } from '@waybill/contract/fleet/retire-vehicle';
import { describe, expect, it } from 'vitest';
import { readFleetOn } from '../../src/modules/fleet/index.ts';
import { memberOf } from '../support/businesses.ts';
import { addBike, hand } from '../support/fleet.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('retiring a vehicle', () => {
  it('takes it from its rider and out of the count, and frees its plate', async () => {
    const business = await checkedBusiness(world);
    const { person } = await memberOf(world, business, 'rider');
    const { id, plate } = (await addBike(business)).result;
    await hand(business, id, person.id);
    const retire = () => business.call(retireVehicle, { params: { vehicleId: id } });
    const { result } = await retire();
    expect(result).toMatchObject({ id, rider: null, retiredAt: expect.any(String) });
    expect((await readFleetOn(world.db, business.id, new Date()))[0]?.vehicle).toBeUndefined();
    expect((await retire()).result.retiredAt, 'done twice, done once').toBe(result.retiredAt);
    expect((await hand(business, id, person.id)).problem.code).toBe('not_found');
    expect((await addBike(business, { plate })).status).toBe(201);
    expect((await business.call(listVehicles)).result.counts).toMatchObject({ driven: 1, retired: 1 });
  });
});
