import { removeMember } from '@waybill/contract/businesses/remove-member';
import { addDays } from '@waybill/contract/day';
import { copyShifts } from '@waybill/contract/fleet/copy-shifts';
import { listShifts } from '@waybill/contract/fleet/list-shifts';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { memberOf } from '../support/businesses.ts';
import { nextMonday, plan } from '../support/fleet.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('copying last week', () => {
  it('plans the same hours of whoever still rides, beside what is planned already', async () => {
    const business = await checkedBusiness(world);
    const [ada, gone] = [
      (await memberOf(world, business, 'rider')).person.id,
      (await memberOf(world, business, 'rider')).person.id,
    ];
    const [before, week] = [nextMonday(), addDays(nextMonday(), 7)];
    for (const days of [0, 1, 2]) await plan(business, { riderId: ada, day: addDays(before, days) });
    const kept = (await plan(business, { riderId: ada, day: addDays(week, 1), from: '12:00', until: '20:00' })).result;
    await business.call(removeMember, { params: { userId: gone } });
    await world.db`
      insert into rider_shift (id, business_id, rider_id, begins_at, ends_at, planned_by)
      select 'shf_' || gone.rider_id, business_id, gone.rider_id, begins_at, ends_at, planned_by
      from rider_shift cross join (select ${gone}::text as rider_id) as gone where rider_shift.rider_id = ${ada} order by begins_at limit 1`;
    const copies = await atOnce(2, () => business.call(copyShifts, { body: { week } }));
    expect(copies.map(({ result }) => result.planned).sort()).toEqual([0, 2]);
    expect(Math.min(...copies.map(({ result }) => result.leftOut)), 'one is in the way, one rides no more').toBe(2);
    const { items } = (await business.call(listShifts, { query: { week } })).result;
    expect(items[0]?.shifts.map(({ beginsAt }) => beginsAt)).toEqual([
      `${week}T07:00:00.000Z`,
      kept.beginsAt,
      `${addDays(week, 2)}T07:00:00.000Z`,
    ]);
  });

  it('plans no time that is past', async () => {
    const business = await checkedBusiness(world);
    const { problem } = await business.call(copyShifts, { body: { week: addDays(nextMonday(), -21) } });
    expect(problem.code).toBe('shift_over');
  });
});
