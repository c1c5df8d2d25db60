import { getFleetToday } from '@waybill/contract/fleet/get-fleet-today';
import { describe, expect, it } from 'vitest';
import { readFleetOn } from '../../src/modules/fleet/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { memberOf } from '../support/businesses.ts';
import { hoursFromNow, plannedShift } from '../support/fleet.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

async function bikeWith(businessId: string, riderId: string, plate: string): Promise<string> {
  const id = newId('vehicle');
  await world.db`
    insert into vehicle (id, business_id, kind, plate, capacity_kg, capacity_places, added_by, request_key, request_hash)
    values (${id}, ${businessId}, 0, ${plate}, 30, 6, ${businessId}, gen_random_uuid(), gen_random_uuid())`;
  await world.db`
    insert into vehicle_holding (business_id, vehicle_id, rider_id, given_by) values (${businessId}, ${id}, ${riderId}, ${businessId})`;
  return id;
}

describe('the riders of a business now', () => {
  it('are on duty by their shift, with the vehicle they have', async () => {
    const business = await checkedBusiness(world);
    const planned = await memberOf(world, business, 'rider');
    const free = await memberOf(world, business, 'rider');
    await memberOf(world, business, 'accountant');
    await memberOf(world, business, 'dispatcher');
    const stranger = await checkedBusiness(world);
    await memberOf(world, stranger, 'rider');
    const [beginsAt, endsAt] = [hoursFromNow(-1), hoursFromNow(7)];
    await plannedShift(world.db, { businessId: business.id, riderId: planned.person.id, beginsAt, endsAt });
    const vehicleId = await bikeWith(business.id, planned.person.id, 'LSD-104-XA');
    const vehicle = { id: vehicleId, kind: 0, plate: 'LSD-104-XA', capacityKg: 30, capacityPlaces: 6 };
    expect(await readFleetOn(world.db, business.id, new Date())).toEqual([
      expect.objectContaining({
        ...{ riderId: planned.person.id, name: planned.person.details.fullName, isOnDuty: true, onDutyBy: 'shift', vehicle },
        shift: { beginsAt, endsAt },
      }),
      expect.objectContaining({ riderId: free.person.id, isOnDuty: false, onDutyBy: null }),
    ]);
    const first = (await business.call(getFleetToday, { query: { limit: 1 } })).result;
    expect(first.items).toEqual([expect.objectContaining({ riderId: planned.person.id, isOnDuty: true, vehicle })]);
    const rest = (await business.call(getFleetToday, { query: { limit: 1, cursor: first.nextCursor } })).result;
    expect(rest).toEqual({
      items: [expect.objectContaining({ riderId: free.person.id, isOnDuty: false, shift: null, vehicle: null })],
      nextCursor: null,
    });
  });

  it('were on duty, or will be, at another time, too', async () => {
    const business = await checkedBusiness(world);
    const { person } = await memberOf(world, business, 'rider');
    const at = { businessId: business.id, riderId: person.id };
    await plannedShift(world.db, { ...at, beginsAt: hoursFromNow(-60), endsAt: hoursFromNow(-52) });
    const tomorrow = { beginsAt: hoursFromNow(40), endsAt: hoursFromNow(48) };
    await plannedShift(world.db, { ...at, ...tomorrow });
    const dutyAt = async (time: Date) => (await readFleetOn(world.db, business.id, time))[0];
    expect(await dutyAt(hoursFromNow(-53))).toMatchObject({ onDutyBy: 'shift' });
    expect(await dutyAt(hoursFromNow(-51))).toMatchObject({ onDutyBy: null });
    expect(await dutyAt(hoursFromNow(41))).toMatchObject({ onDutyBy: 'shift', shift: tomorrow });
  });
});
