import { removeMember } from '@waybill/contract/businesses/remove-member';
import { updateMember } from '@waybill/contract/businesses/update-member';
import { listVehicles } from '@waybill/contract/fleet/list-vehicles';
import { takeBackVehicle } from '@waybill/contract/fleet/take-back-vehicle';
import { describe, expect, it } from 'vitest';
import { memberOf } from '../support/businesses.ts';
import { addBike, hand, hoursFromNow, plannedShift } from '../support/fleet.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('taking a vehicle back', () => {
  it('leaves it with nobody, and remembers who had it', async () => {
    const business = await checkedBusiness(world);
    const dispatcher = await memberOf(world, business, 'dispatcher');
    const { person } = await memberOf(world, business, 'rider');
    const { id } = (await addBike(business)).result;
    await hand(business, id, person.id);
    const takeBack = () => dispatcher.acting.call(takeBackVehicle, { params: { vehicleId: id } });
    expect((await takeBack()).result.rider).toBeNull();
    expect((await takeBack()).status, 'it is back already').toBe(200);
    const rows = await world.db`select rider_id, ended_at is not null as is_over from vehicle_holding where vehicle_id = ${id}`;
    expect(rows).toEqual([{ riderId: person.id, isOver: true }]);
    const acts = await world.db`select acted_by, what, rider_id from fleet_act where vehicle_id = ${id} order by id`;
    expect(acts.at(-1)).toEqual({ actedBy: dispatcher.person.id, what: 'vehicle-taken-back', riderId: person.id });
    expect(acts).toHaveLength(3);
  });

  it.each(['removed', 'made an accountant'] as const)(
    'happens by itself when its rider is %s, and their plan ends',
    async (how) => {
      const business = await checkedBusiness(world);
      const { person } = await memberOf(world, business, 'rider');
      await hand(business, (await addBike(business)).result.id, person.id);
      const at = { businessId: business.id, riderId: person.id };
      await plannedShift(world.db, { ...at, beginsAt: hoursFromNow(-2), endsAt: hoursFromNow(2) });
      await plannedShift(world.db, { ...at, beginsAt: hoursFromNow(20), endsAt: hoursFromNow(22) });
      if (how === 'removed') await business.call(removeMember, { params: { userId: person.id } });
      else await business.call(updateMember, { params: { userId: person.id }, body: { role: 'accountant' } });
      expect((await business.call(listVehicles)).result.items[0]?.rider).toBeNull();
      const shifts = await world.db`select ends_at <= now() as is_over from rider_shift where rider_id = ${person.id}`;
      expect(shifts, 'how long they were there stays known').toEqual([{ isOver: true }]);
    },
  );
});
