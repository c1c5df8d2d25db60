import { randomUUID } from 'node:crypto';
import { shiftMomentsOf } from '@waybill/contract/fleet/shift-times';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFleetOn } from '../../src/modules/fleet/index.ts';
import { notified } from '../notifications/rows.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { type Business, type Member, memberOf } from '../support/businesses.ts';
import { plan } from '../support/fleet.ts';
import { checkedBusiness, dayIn } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('planning a shift', () => {
  let business: Business;
  let rider: Member;
  beforeAll(async () => {
    business = await checkedBusiness(world);
    rider = await memberOf(world, business, 'rider');
  });

  it('puts its rider on duty from its beginning to its end, in hours of Lagos, and tells them', async () => {
    const dispatcher = await memberOf(world, business, 'dispatcher');
    const riderId = rider.person.id;
    const { result, status } = await plan(dispatcher.acting, { riderId, day: dayIn(3), from: '22:00', until: '06:00' });
    expect(status).toBe(201);
    expect(result).toMatchObject({
      riderId,
      beginsAt: `${dayIn(3)}T21:00:00.000Z`,
      endsAt: `${dayIn(4)}T05:00:00.000Z`,
    });
    const [at] = (await readFleetOn(world.db, business.id, new Date(`${dayIn(4)}T03:00:00Z`))).filter(
      (on) => on.riderId === riderId,
    );
    expect(at).toMatchObject({ onDutyBy: 'shift', shift: shiftMomentsOf({ day: dayIn(3), from: '22:00', until: '06:00' }) });
    expect((await notified(rider.person, 'shiftsPlanned')).Message).toContain('has planned your shifts of the week of Mon');
    const [row] = await world.db`select planned_by from rider_shift where id = ${result.id}`;
    expect(row?.plannedBy).toBe(dispatcher.person.id);
  });

  it('never plans anybody twice at a time, however many plan', async () => {
    const riderId = rider.person.id;
    const answers = await atOnce(5, () => plan(business, { riderId, day: dayIn(8) }));
    expect(tally(answers)).toEqual({ 201: 1, shift_overlaps: 4 });
    expect((await plan(business, { riderId, day: dayIn(8), from: '17:00', until: '20:00' })).status, 'right after').toBe(201);
  });

  it('happens once, however often the same request comes', async () => {
    const [key, riderId] = [randomUUID(), rider.person.id];
    const first = await plan(business, { riderId, day: dayIn(10) }, key);
    expect((await plan(business, { riderId, day: dayIn(10) }, key)).result.id).toBe(first.result.id);
    expect((await plan(business, { riderId, day: dayIn(11) }, key)).problem.code).toBe('key_used_otherwise');
  });

  it.each([
    ['shift_over', 'day', { day: dayIn(-1) }],
    ['invalid_input', 'day', { day: dayIn(94) }],
    ['invalid_input', 'until', { from: '08:00', until: '08:00' }],
    ['invalid_input', 'until', { from: '08:00', until: '08:20' }],
    ['invalid_input', 'from', { from: '8 am' }],
  ])('is refused as %s of %s for %j', async (code, field, more) => {
    const { problem } = await plan(business, { riderId: rider.person.id, ...more });
    expect(problem).toMatchObject({ code, errors: [expect.objectContaining({ field })] });
  });

  it('is refused for whoever does not ride for the business', async () => {
    const accountant = await memberOf(world, business, 'accountant');
    expect((await plan(business, { riderId: accountant.person.id })).problem.code).toBe('not_found');
    expect((await plan(await checkedBusiness(world), { riderId: rider.person.id })).problem.code).toBe('not_found');
  });
});
