import { getRiderDuty } from '@waybill/contract/fleet/get-rider-duty';
import { describe, expect, it } from 'vitest';
import { memberOf } from '../support/businesses.ts';
import { addBike, hand, hoursFromNow, plannedShift } from '../support/fleet.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('a rider’s own day', () => {
  it('has their vehicle, the shift that is under way, and those of the next two weeks', async () => {
    const business = await checkedBusiness(world);
    const { person, acting } = await memberOf(world, business, 'rider');
    const colleague = await memberOf(world, business, 'rider');
    const { id, plate } = (await addBike(business)).result;
    await hand(business, id, person.id);
    const planned = (riderId: string, from: number) =>
      plannedShift(world.db, { businessId: business.id, riderId, beginsAt: hoursFromNow(from), endsAt: hoursFromNow(from + 4) });
    const running = await planned(person.id, -1);
    const ahead = await planned(person.id, 48);
    await planned(person.id, -30);
    await planned(person.id, 24 * 15);
    await planned(colleague.person.id, -1);
    const { result } = await acting.call(getRiderDuty);
    expect(result).toMatchObject({ riderId: person.id, isOnDuty: true, onDutyBy: 'shift', vehicle: { id, plate } });
    expect(result.shifts.map((shift) => shift.id)).toEqual([running, ahead]);
    expect(result.shifts[0]).toMatchObject(result.shift ?? {});
  });

  it('is there for a dispatcher, too, and not for whoever keeps the books', async () => {
    const business = await checkedBusiness(world);
    const dispatcher = await memberOf(world, business, 'dispatcher');
    const accountant = await memberOf(world, business, 'accountant');
    expect((await dispatcher.acting.call(getRiderDuty)).result).toMatchObject({ isOnDuty: false, vehicle: null, shifts: [] });
    expect((await accountant.acting.call(getRiderDuty)).problem.code).toBe('not_in_role');
    expect((await business.call(getRiderDuty)).problem.code).toBe('forbidden');
  });
});
