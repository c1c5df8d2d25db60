import { randomUUID } from 'node:crypto';
import { listVehicles } from '@waybill/contract/fleet/list-vehicles';
import { getUser } from '@waybill/contract/users/get-user';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Business, memberOf } from '../support/businesses.ts';
import { addBike } from '../support/fleet.ts';
import { uploadPicture } from '../support/pictures.ts';
import { checkedBusiness, dayIn } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('adding a vehicle', () => {
  let business: Business;
  beforeAll(async () => {
    business = await checkedBusiness(world);
  });

  it('writes its plate in one way, and keeps pictures, papers and who added it', async () => {
    const manager = await memberOf(world, business, 'manager');
    const picture = await uploadPicture(manager.acting, world.node.origin);
    const papers = [
      { kind: 'insurance', expiresOn: dayIn(200) },
      { kind: 'licence', expiresOn: dayIn(12) },
    ];
    const bike = { plate: '  lsd-104  xa ', imageIdList: [picture.publicId], papers };
    const { result } = await addBike(manager.acting, bike);
    expect(result).toMatchObject({
      ...{ kind: 0, plate: 'LSD-104 XA', capacityKg: 30, capacityPlaces: 6, rider: null, retiredAt: null },
      images: [expect.objectContaining({ publicId: picture.publicId })],
      papers: [
        { kind: 'licence', expiresOn: dayIn(12), daysLeft: 12 },
        { kind: 'insurance', expiresOn: dayIn(200), daysLeft: 200 },
      ],
    });
    const [row] = await world.db`select added_by from vehicle where id = ${result.id}`;
    expect(row?.addedBy).toBe(manager.person.id);
    const acts = await world.db`select business_id, acted_by, what from fleet_act where vehicle_id = ${result.id}`;
    expect(acts).toEqual([{ businessId: business.id, actedBy: manager.person.id, what: 'vehicle-added' }]);
  });

  it('counts: what the business said of its fleet is its list from the first one on', async () => {
    const owner = await checkedBusiness(world);
    const fleet = async () => {
      const { result } = await owner.call(getUser, { params: { uid: owner.id } });
      return result.business?.numberOfVehiclesInFleet;
    };
    expect(await fleet()).toBe(12);
    await addBike(owner);
    await addBike(owner);
    expect(await fleet()).toBe(2);
  });

  it('happens once, however often the same request comes', async () => {
    const [key, plate] = [randomUUID(), 'ONCE-1'];
    const { result } = await addBike(business, { plate }, key);
    expect((await addBike(business, { plate }, key)).result.id).toBe(result.id);
    expect((await addBike(business, { plate: 'ONCE-2' }, key)).problem.code).toBe('key_used_otherwise');
  });

  it('refuses a plate that is in the list, until that vehicle is in another’s', async () => {
    const { problem } = await addBike(business, { plate: 'ONCE-1' });
    expect(problem).toMatchObject({ code: 'plate_taken', errors: [{ field: 'plate' }] });
    expect((await addBike(await checkedBusiness(world), { plate: 'once-1' })).status).toBe(201);
  });

  it.each([
    ['kind', { kind: 5 }],
    ['plate', { plate: ' ' }],
    ['plate', { plate: 'ABC_1' }],
    ['capacityKg', { capacityKg: 0 }],
    ['capacityPlaces', { capacityPlaces: 2.5 }],
    ['papers', { papers: [0, 1].map(() => ({ kind: 'permit', expiresOn: dayIn(3) })) }],
    ['papers', { papers: [{ kind: 'permit', expiresOn: 'soon' }] }],
  ])('says what is wrong with %s in %j', async (field, more) => {
    const { problem } = await addBike(business, more);
    expect(problem.code).toBe('invalid_input');
    expect(problem.errors[0]?.field.startsWith(field)).toBe(true);
  });

  it('is for owners and managers', async () => {
    const dispatcher = await memberOf(world, business, 'dispatcher');
    expect((await addBike(dispatcher.acting)).problem.code).toBe('not_in_role');
    expect((await dispatcher.acting.call(listVehicles)).status).toBe(200);
  });
});
