import { removeShift } from '@waybill/contract/fleet/remove-shift';
import { describe, expect, it } from 'vitest';
import { readFleetOn } from '../../src/modules/fleet/index.ts';
import { memberOf } from '../support/businesses.ts';
import { hoursFromNow, plannedShift } from '../support/fleet.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('removing a shift', () => {
  it('takes its rider off duty, and who did it is remembered; one that is over stays', async () => {
    const business = await checkedBusiness(world);
    const dispatcher = await memberOf(world, business, 'dispatcher');
    const riderId = (await memberOf(world, business, 'rider')).person.id;
    const at = { businessId: business.id, riderId };
    const running = await plannedShift(world.db, { ...at, beginsAt: hoursFromNow(-1), endsAt: hoursFromNow(3) });
    const over = await plannedShift(world.db, { ...at, beginsAt: hoursFromNow(-9), endsAt: hoursFromNow(-5) });
    const remove = (shiftId: string) => dispatcher.acting.call(removeShift, { params: { shiftId } });
    expect((await remove(running)).status).toBe(204);
    expect((await readFleetOn(world.db, business.id, new Date()))[0]).toMatchObject({ riderId, isOnDuty: false });
    expect((await remove(running)).problem.code).toBe('not_found');
    expect((await remove(over)).problem.code).toBe('shift_over');
    const acts = await world.db`select acted_by, what, rider_id from fleet_act where business_id = ${business.id}`;
    expect(acts).toEqual([{ actedBy: dispatcher.person.id, what: 'shift-removed', riderId }]);
  });
});
