import { setDuty } from '@waybill/contract/orders/set-duty';
import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { verifiedPerson } from '../support/people.ts';
import { balanceOf, expectBooksToBeRight } from '../support/people-with-money.ts';
import { goOnDuty, riderAt, ringFor, sendExpress, senderOf } from '../support/riders.ts';
import { checkedBusiness, lisbon, sendParcel, traveller } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { accept, info, useExpressRiders } from './express-riders.ts';

const { world } = useExpressRiders();

async function lastEvent(person: { readonly id: string }, packageId: string): Promise<unknown> {
  const rows = await world.db<{ event: unknown }[]>`
    select event from realtime_inbox where user_id = ${person.id} and event ->> 'packageId' = ${packageId} order by seq desc limit 1`;
  return rows[0]?.event;
}

describe('taking an express parcel', () => {
  it('makes an accepted order, shows the doors to the rider, and tells everybody else at once', async () => {
    const sender = await senderOf(world);
    const { id } = (await sendExpress(sender)).result;
    const [winner, other, unrung] = [await riderAt(world, 1), await riderAt(world, 2), await riderAt(world, 3)];
    await ringFor(sender, id, [winner, other]);
    const taken = await accept(winner, id);
    expect(taken.status).toBe(201);
    expect(taken.result).toMatchObject({
      packageId: id,
      orderStatus: 1,
      role: 'carrier',
      isExpress: true,
      isBooking: false,
      fee: 4000,
      carrierEarns: 3600,
      package: { status: 'matched', pickupAddress: '12 Herbert Macaulay Way, Yaba' },
    });
    expect(await lastEvent(other, id)).toEqual({ type: 'express.over', packageId: id, why: 'taken' });
    expect(await lastEvent(winner, id)).toMatchObject({ type: 'express.ringing' });
    for (const late of [other, unrung]) expect((await accept(late, id)).problem.code).toBe('already_taken');
    const { search } = (await info(sender, id)).result;
    expect(search).toMatchObject({ state: 'taken', orderId: taken.result.id, ringsUntil: null });
    expect(search?.rung.map(({ id: rider, answer }) => [rider, answer])).toEqual([
      [winner.id, 'accepted'],
      [other.id, 'too-late'],
    ]);
  });

  it('is the same order for a rider who asks again because the answer got lost', async () => {
    const { id } = (await sendExpress(await senderOf(world))).result;
    const rider = await riderAt(world, 1);
    const [first, second] = [await accept(rider, id), await accept(rider, id)];
    expect([second.status, second.result.id]).toEqual([201, first.result.id]);
  });

  it('needs duty and a checked identity, and somebody else’s open express parcel', async () => {
    const sender = await senderOf(world, 4);
    const { id } = (await sendExpress(sender)).result;
    expect((await accept(await verifiedPerson(world), id)).problem.code).toBe('kyc_required');
    const rider = await traveller(world);
    expect((await accept(rider, id)).problem.code).toBe('not_on_duty');
    await rider.call(setDuty, { body: { isOnDuty: true, dispatchMode: 0, latitude: 6.5, longitude: 3.4 } });
    expect((await accept(rider, (await sendParcel(sender)).result.id)).problem.code).toBe('not_found');
    await sender.call(setDuty, { body: { isOnDuty: true, dispatchMode: 0, latitude: 6.5, longitude: 3.4 } });
    expect((await accept(sender, id)).problem.code).toBe('own_package');
    const past = (await sendExpress(sender)).result.id;
    await world.db`update timeline_item set ship_date = ship_date - 2 where id = ${past}`;
    expect((await accept(rider, past)).problem.code).toBe('no_longer_open');
    await sender.call(deleteItem, { params: { itemType: 5, itemId: id } });
    expect((await accept(rider, id)).problem.code).toBe('not_found');
  });

  it('is for those who could have been rung for it: near, heard of lately, at work, with room for it', async () => {
    const sender = await senderOf(world, 2);
    const { id } = (await sendExpress(sender)).result;
    const refused = async (rider: Visitor, packageId = id) => (await accept(rider, packageId)).problem;
    const away = await traveller(world);
    await away.call(setDuty, {
      body: { isOnDuty: true, dispatchMode: 0, latitude: lisbon.latitude, longitude: lisbon.longitude },
    });
    expect(await refused(away)).toMatchObject({ code: 'out_of_reach', detail: 'This parcel is more than 25 km away from you.' });
    const silent = await riderAt(world, 1);
    await world.db`update carrier_duty set positioned_at = now() - interval '11 minutes' where user_id = ${silent.id}`;
    expect(await refused(silent)).toMatchObject({ code: 'out_of_reach', detail: expect.stringContaining('share your position') });
    const van = (await sendExpress(sender, { dispatchMode: 2 })).result.id;
    const bike = await riderAt(world, 1);
    expect(await refused(bike, van)).toMatchObject({ code: 'out_of_reach', detail: expect.stringContaining('more room') });
    const business = await checkedBusiness(world);
    // Whatever the time is while this runs.
    await world.db`update dispatch_business set working_hours_start = '00:00', working_hours_end = '23:59' where user_id = ${business.id}`;
    expect((await goOnDuty(business)).status).toBe(200);
    await world.db`
      update dispatch_business
      set working_hours_start = (now() at time zone 'Africa/Lagos' + interval '1 hour')::time,
          working_hours_end = (now() at time zone 'Africa/Lagos' + interval '2 hours')::time
      where user_id = ${business.id}`;
    expect((await refused(business)).code).toBe('outside_hours');
    expect(await world.db`select from delivery_order where package_id = any(${[id, van]})`).toHaveLength(0);
    expect((await accept(bike, id)).status, 'what somebody may take, they still may').toBe(201);
  });

  it('ends at five parcels, also when one takes many at the same moment', async () => {
    const [rider, sender] = [await riderAt(world, 1), await senderOf(world, 8)];
    const ids: string[] = [];
    for (let number = 0; number < 8; number += 1) ids.push((await sendExpress(sender)).result.id);
    expect(tally(await Promise.all(ids.map((id) => accept(rider, id))))).toEqual({ 201: 5, out_of_reach: 3 });
    const [mine] = await world.db<{ packageId: string }[]>`
      select package_id from delivery_order where carrier_id = ${rider.id} limit 1`;
    expect((await accept(rider, mine?.packageId ?? '')).status, 'what they have, they have').toBe(201);
  });

  it('is for exactly one of a hundred who ask at once, and the money is held once', async () => {
    const riders = await atOnce(100, () => riderAt(world, 1));
    const sender = await senderOf(world, 5);
    for (let round = 0; round < 5; round += 1) {
      const { id } = (await sendExpress(sender)).result;
      await ringFor(sender, id, riders.slice(0, 20));
      const before = await balanceOf(world, sender.id, 'NGN');
      const answers = await Promise.all(riders.map((rider) => accept(rider, id)));
      expect(tally(answers)).toEqual({ 201: 1, already_taken: 99 });
      const orders = await world.db<{ status: number; carrierId: string }[]>`
        select status, carrier_id from delivery_order where package_id = ${id}`;
      const winner = riders[answers.findIndex(({ status }) => status === 201)];
      expect([...orders]).toEqual([{ status: 1, carrierId: winner?.id }]);
      const holds = await world.db`select state from escrow where package_id = ${id}`;
      expect([...holds]).toEqual([{ state: 'held' }]);
      expect(await balanceOf(world, sender.id, 'NGN')).toBe(before);
    }
    await expectBooksToBeRight(world);
  });
});
