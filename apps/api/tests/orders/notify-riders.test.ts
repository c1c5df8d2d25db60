import { setDuty } from '@waybill/contract/orders/set-duty';
import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { describe, expect, it } from 'vitest';
import { ringByPushLater, widenRingWhenDue } from '../../src/modules/orders/jobs/express-jobs.ts';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { riderAt, ringFor, ringingEnds, sendExpress, senderOf } from '../support/riders.ts';
import { sendParcel, traveller } from '../support/timeline.ts';
import { answersIn, decline, searchOf, useRingingRiders } from './ringing-riders.ts';

const { world, eventsAbout } = useRingingRiders();

const pushesFor = async (packageId: string) => {
  const rows = await world.db<{ riderId: string }[]>`
    select data ->> 'riderId' as rider_id from jobs.job where group_id = 'orders.ring-by-push' and data ->> 'packageId' = ${packageId}`;
  return rows.map(({ riderId }) => riderId).sort();
};

describe('ringing riders', () => {
  it('rings those who can be rung, in real time and by push, and shows the sender whom', async () => {
    const sender = await senderOf(world);
    const { id } = (await sendExpress(sender)).result;
    expect(await searchOf(sender, id)).toMatchObject({ state: 'idle', rung: [], ringsUntil: null, orderId: null });
    const [far, near, off] = [await riderAt(world, 4), await riderAt(world, 2), await riderAt(world, 1)];
    await off.call(setDuty, { body: { isOnDuty: false } });
    const { result } = await ringFor(sender, id, [far, near, off, near, await traveller(world)]);
    expect(result).toMatchObject({ state: 'ringing', orderId: null, package: { id, status: 'open' } });
    expect(result.rung).toMatchObject([
      { id: near.id, answer: 'ringing', distanceKm: 2.3 },
      { id: far.id, answer: 'ringing', distanceKm: 4.5 },
    ]);
    const seconds = (Date.parse(result.ringsUntil ?? '') - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThan(61);
    expect(await eventsAbout(near, id)).toEqual(['express.ringing']);
    expect(await eventsAbout(off, id)).toEqual([]);
    expect(await pushesFor(id)).toEqual([near.id, far.id].sort());
    expect(await searchOf(sender, id)).toEqual(result);
  });

  it('passes over chosen riders who have no room for it', async () => {
    const sender = await senderOf(world);
    const { id } = (await sendExpress(sender, { dispatchMode: 2 })).result;
    const [bike, van] = [await riderAt(world, 1, 0), await riderAt(world, 2, 2)];
    expect((await ringFor(sender, id, [bike, van])).result.rung.map((rider) => rider.id)).toEqual([van.id]);
  });

  it('is for the sender of an open express parcel, and for nobody else', async () => {
    const sender = await senderOf(world, 3);
    const rider = await riderAt(world, 1);
    const { id } = (await sendExpress(sender)).result;
    const plain = (await sendParcel(sender)).result;
    const stranger = await verifiedPerson(world);
    expect((await ringFor(stranger, id, [rider])).problem.code).toBe('forbidden');
    expect((await ringFor(stranger, plain.id, [rider])).problem.code).toBe('not_found');
    expect((await ringFor(sender, plain.id, [rider])).problem.code).toBe('forbidden');
    expect((await ringFor(sender, `pkg_${'0'.repeat(26)}`, [rider])).problem.code).toBe('not_found');
    expect((await ringFor(sender, id, [])).problem.code).toBe('invalid_input');
    await sender.call(deleteItem, { params: { itemType: 5, itemId: id } });
    expect((await ringFor(sender, id, [rider])).problem.code).toBe('no_longer_open');
    expect(await eventsAbout(rider, id)).toEqual([]);
  });

  it('rings more and farther ones when nobody answers, and says so when there is nobody left', async () => {
    const sender = await senderOf(world);
    const { id } = (await sendExpress(sender)).result;
    const chosen = await riderAt(world, 3);
    const near = await Promise.all([riderAt(world, 4), riderAt(world, 4.5)]);
    const [farther, farthest, van] = [await riderAt(world, 11), await riderAt(world, 20), await riderAt(world, 4, 5)];
    await ringFor(sender, id, [chosen]);

    await ringingEnds(world, id);
    expect(await eventsAbout(chosen, id)).toEqual(['express.ringing', 'express.over unanswered']);
    for (const rider of near) expect(await eventsAbout(rider, id)).toEqual(['express.ringing']);
    expect(await eventsAbout(farther, id)).toEqual([]);
    expect(await eventsAbout(sender, id)).toEqual(['express.progress widened']);
    expect(await answersIn(sender, id)).toEqual({
      [chosen.id]: 'missed',
      [near[0].id]: 'ringing',
      [near[1].id]: 'ringing',
    });

    await ringingEnds(world, id);
    expect(await eventsAbout(farther, id)).toEqual(['express.ringing']);
    await ringingEnds(world, id);
    expect(await eventsAbout(farthest, id)).toEqual(['express.ringing']);
    expect(await searchOf(sender, id)).toMatchObject({ state: 'ringing' });
    await ringingEnds(world, id);
    expect(await searchOf(sender, id)).toMatchObject({ state: 'nobody', ringsUntil: null });
    expect(await eventsAbout(sender, id)).toEqual([
      'express.progress widened',
      'express.progress widened',
      'express.progress widened',
      'express.progress nobody',
    ]);
    expect(await eventsAbout(farthest, id)).toEqual(['express.ringing', 'express.over unanswered']);
    expect(await eventsAbout(chosen, id)).toHaveLength(2);
    expect(await eventsAbout(van, id), 'who flies is not asked').toEqual([]);
  });

  it('does nothing when the clock comes twice, or too late', async () => {
    const sender = await senderOf(world);
    const { id } = (await sendExpress(sender)).result;
    const [one, other] = [await riderAt(world, 3), await riderAt(world, 4)];
    const first = (await ringFor(sender, id, [one])).result.ringsUntil ?? '';
    await world.db`update express_search set rings_until = rings_until + interval '1 second' where package_id = ${id}`;
    await widenRingWhenDue.handle(world.node.context, { packageId: id, ringsUntil: first } as never);
    expect(await eventsAbout(other, id)).toEqual([]);
    await ringingEnds(world, id);
    await widenRingWhenDue.handle(world.node.context, { packageId: id, ringsUntil: first } as never);
    expect(await eventsAbout(other, id)).toEqual(['express.ringing']);
    expect(await eventsAbout(sender, id)).toEqual(['express.progress widened']);
  });

  it('asks the nearest others at once when none of the chosen can be rung, and gives up when there are none', async () => {
    const sender = await senderOf(world);
    const { id } = (await sendExpress(sender)).result;
    const gone = await traveller(world);
    expect((await ringFor(sender, id, [gone])).result).toMatchObject({ state: 'nobody', rung: [] });
    const near = await riderAt(world, 10);
    const { result } = await ringFor(sender, id, [gone]);
    expect(result).toMatchObject({ state: 'ringing', rung: [{ id: near.id, answer: 'ringing' }] });
  });

  it('takes more riders while it rings, and begins anew when it was over', async () => {
    const sender = await senderOf(world);
    const { id } = (await sendExpress(sender)).result;
    const [one, two, no] = [await riderAt(world, 1), await riderAt(world, 2), await riderAt(world, 3)];
    await ringFor(sender, id, [one, no]);
    await decline(no, id);
    expect((await ringFor(sender, id, [one, two])).result.rung).toMatchObject([
      { id: one.id, answer: 'ringing' },
      { id: two.id, answer: 'ringing' },
      { id: no.id, answer: 'declined' },
    ]);
    expect(await eventsAbout(one, id), 'not rung twice').toEqual(['express.ringing']);
    await ringingEnds(world, id);
    expect(await searchOf(sender, id)).toMatchObject({ state: 'nobody' });
    expect((await ringFor(sender, id, [one, no])).result).toMatchObject({
      state: 'ringing',
      rung: [
        { id: one.id, answer: 'ringing' },
        { id: no.id, answer: 'declined' },
      ],
    });
    expect(await eventsAbout(no, id), 'who said no is left alone').toEqual(['express.ringing']);
  });

  it('stops for a rider who goes off duty', async () => {
    const sender = await senderOf(world);
    const { id } = (await sendExpress(sender)).result;
    const rider = await riderAt(world, 1);
    await ringFor(sender, id, [rider]);
    await rider.call(setDuty, { body: { isOnDuty: false } });
    expect(await answersIn(sender, id)).toEqual({ [rider.id]: 'missed' });
  });

  it('ends also for those who missed it and may be looking at it still, but not for those who said no', async () => {
    const sender = await senderOf(world);
    const { id } = (await sendExpress(sender)).result;
    const [missed, no, ringing] = [await riderAt(world, 1), await riderAt(world, 2), await riderAt(world, 10)];
    await ringFor(sender, id, [missed, no]);
    await decline(no, id);
    await ringingEnds(world, id);
    expect(await eventsAbout(ringing, id)).toEqual(['express.ringing']);
    await sender.call(deleteItem, { params: { itemType: 5, itemId: id } });
    expect(await eventsAbout(missed, id)).toEqual(['express.ringing', 'express.over unanswered', 'express.over withdrawn']);
    expect(await eventsAbout(ringing, id)).toEqual(['express.ringing', 'express.over withdrawn']);
    expect(await eventsAbout(no, id)).toEqual(['express.ringing']);
  });

  it('stops for everybody when the parcel is taken down', async () => {
    const sender = await senderOf(world);
    const { id } = (await sendExpress(sender)).result;
    const [rider, other] = [await riderAt(world, 1), await riderAt(world, 2)];
    await ringFor(sender, id, [rider]);
    expect((await sender.call(deleteItem, { params: { itemType: 5, itemId: id } })).status).toBe(204);
    expect(await eventsAbout(rider, id)).toEqual(['express.ringing', 'express.over withdrawn']);
    await ringingEnds(world, id);
    expect(await eventsAbout(other, id)).toEqual([]);
  });
});

describe('ringing a closed browser', () => {
  it('happens while it rings, with what the rider would earn and no door, and not later', async () => {
    const sender = await personWithMoney(world, { NGN: 5000 });
    const { id } = (await sendExpress(sender)).result;
    const rider = await riderAt(world, 1);
    const sent: { userId: string; body: string; url: string; until?: Date }[] = [];
    const push = {
      ...world.node.context.push,
      send: async (userId: string, message: { body: string; url: string; until?: Date }) => sent.push({ userId, ...message }),
    };
    const run = () => ringByPushLater.handle({ ...world.node.context, push }, { packageId: id, riderId: rider.id } as never);
    await run();
    expect(sent, 'nobody was rung').toEqual([]);
    const { ringsUntil } = (await ringFor(sender, id, [rider])).result;
    await run();
    expect(sent).toMatchObject([
      { userId: rider.id, body: 'Yaba, Lagos to Ajah, Lagos. You earn ₦3,600.00.', url: '/timeline?popup=express-delivery-list' },
    ]);
    expect(sent[0]?.until?.toISOString(), 'no longer than it rings').toBe(ringsUntil);
    await decline(rider, id);
    await run();
    expect(sent).toHaveLength(1);
  });
});
