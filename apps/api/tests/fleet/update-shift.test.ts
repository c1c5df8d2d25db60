import { updateShift } from '@waybill/contract/fleet/update-shift';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Business, memberOf } from '../support/businesses.ts';
import { hoursFromNow, plan, plannedShift } from '../support/fleet.ts';
import { checkedBusiness, dayIn } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('changing a shift', () => {
  let business: Business;
  let [ada, bola] = ['', ''];
  beforeAll(async () => {
    business = await checkedBusiness(world);
    ada = (await memberOf(world, business, 'rider')).person.id;
    bola = (await memberOf(world, business, 'rider')).person.id;
  });
  const change = (shiftId: string, shift: Record<string, unknown>) =>
    business.call(updateShift, {
      params: { shiftId },
      body: { riderId: ada, day: dayIn(2), from: '08:00', until: '17:00', ...shift },
    });

  it('moves it to another time, or to another rider', async () => {
    const { id } = (await plan(business, { riderId: ada, day: dayIn(2) })).result;
    expect((await change(id, { until: '19:00' })).result).toMatchObject({ id, endsAt: `${dayIn(2)}T18:00:00.000Z` });
    expect((await change(id, { riderId: bola })).result).toMatchObject({ id, riderId: bola });
  });

  it('is refused where the rider is planned at that time already', async () => {
    const { id } = (await plan(business, { riderId: ada, day: dayIn(4) })).result;
    await plan(business, { riderId: ada, day: dayIn(5) });
    expect((await change(id, { day: dayIn(5), from: '16:00', until: '20:00' })).problem.code).toBe('shift_overlaps');
  });

  it('is refused for one that is over, and for those of others', async () => {
    const over = { businessId: business.id, riderId: ada, beginsAt: hoursFromNow(-9), endsAt: hoursFromNow(-1) };
    expect((await change(await plannedShift(world.db, over), {})).problem.code).toBe('shift_over');
    const other = {
      ...over,
      businessId: (await checkedBusiness(world)).id,
      beginsAt: hoursFromNow(200),
      endsAt: hoursFromNow(201),
    };
    expect((await change(await plannedShift(world.db, other), {})).problem.code).toBe('not_found');
  });
});
