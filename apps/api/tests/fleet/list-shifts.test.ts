import { addDays } from '@waybill/contract/day';
import { listShifts } from '@waybill/contract/fleet/list-shifts';
import { describe, expect, it } from 'vitest';
import { memberOf } from '../support/businesses.ts';
import { nextMonday, plan } from '../support/fleet.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('the plan of a week', () => {
  it('has everybody who can ride, with the shifts that begin in it', async () => {
    const business = await checkedBusiness(world);
    const ada = (await memberOf(world, business, 'rider')).person;
    const bola = (await memberOf(world, business, 'dispatcher')).person;
    await memberOf(world, business, 'accountant');
    const week = nextMonday();
    const sunday = (await plan(business, { riderId: ada.id, day: addDays(week, 6), from: '22:00', until: '04:00' })).result;
    const monday = (await plan(business, { riderId: ada.id, day: week, from: '00:00', until: '06:00' })).result;
    await plan(business, { riderId: ada.id, day: addDays(week, 7) });
    const weekOf = async (query: Record<string, unknown>) =>
      (await business.call(listShifts, { query: { week, ...query } })).result;
    const first = await weekOf({ limit: 1 });
    expect(first.items).toEqual([expect.objectContaining({ riderId: ada.id, role: 'rider', shifts: [monday, sunday] })]);
    expect((await weekOf({ limit: 1, cursor: first.nextCursor })).items).toEqual([
      expect.objectContaining({ riderId: bola.id, role: 'dispatcher', shifts: [] }),
    ]);
    const { problem } = await business.call(listShifts, { query: { week: addDays(week, 1) } });
    expect(problem.errors).toEqual([expect.objectContaining({ field: 'week', message: 'Please give a Monday' })]);
  });
});
