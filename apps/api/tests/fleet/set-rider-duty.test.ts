import { getFleetToday } from '@waybill/contract/fleet/get-fleet-today';
import { setRiderDuty } from '@waybill/contract/fleet/set-rider-duty';
import { describe, expect, it } from 'vitest';
import { memberOf } from '../support/businesses.ts';
import { hoursFromNow, plannedShift } from '../support/fleet.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('going on and off duty for a business', () => {
  it('counts at once, for whoever hands out work', async () => {
    const business = await checkedBusiness(world);
    const { person, acting } = await memberOf(world, business, 'rider');
    const say = async (isOnDuty: boolean) => (await acting.call(setRiderDuty, { body: { isOnDuty } })).result;
    expect(await say(true)).toMatchObject({ isOnDuty: true, onDutyBy: 'self' });
    expect((await business.call(getFleetToday)).result.items).toEqual([
      expect.objectContaining({ riderId: person.id, isOnDuty: true }),
    ]);
    expect(await say(false)).toMatchObject({ isOnDuty: false, onDutyBy: null });
    const times = { beginsAt: hoursFromNow(-1), endsAt: hoursFromNow(3) };
    await plannedShift(world.db, { businessId: business.id, riderId: person.id, ...times });
    expect(await say(true)).toMatchObject({ onDutyBy: 'shift' });
    expect(await say(false), 'in the middle of a shift').toMatchObject({ isOnDuty: false, shift: expect.anything() });
    const acts = await world.db`select acted_by, what from fleet_act where business_id = ${business.id} order by id`;
    expect(acts.map(({ what }) => what)).toEqual(['duty-on', 'duty-off', 'duty-on', 'duty-off']);
    expect(acts.every(({ actedBy }) => actedBy === person.id)).toBe(true);
  });
});
