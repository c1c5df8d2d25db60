import { listMyPackages } from '@waybill/contract/orders/list-my-packages';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { updateUser } from '@waybill/contract/users/update-user';
import { beforeAll, describe, expect, it } from 'vitest';
import { expirePackages } from '../../src/modules/orders/commands/expire-packages.ts';
import { forgetOldViews } from '../../src/modules/timeline/jobs/forget-views.ts';
import { allPages } from '../support/all-pages.ts';
import { nameFee } from '../support/negotiations.ts';
import { carrier, moveTo, offer, takeBack, wantedParcel } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { clearStreets, riderAt, ringFor, ringingEnds, sendExpress } from '../support/riders.ts';
import { book, dayIn, offerTrip } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const listFor = async (person: Person, query: Record<string, unknown> = {}) =>
  (await person.call(listMyPackages, { query: { limit: 50, ...query } })).result.items;
const idsFor = async (person: Person, query: Record<string, unknown> = {}) =>
  (await listFor(person, query)).map(({ package: { id } }) => id);
const open = (person: Person, id: string) => person.call(getTimelineItem, { params: { itemType: 1, timelineItemId: id } });

async function interestIn(person: Person, id: string) {
  const mine = (await listFor(person)).find((one) => one.package.id === id);
  return mine && { seenBy: mine.seenBy, askedBy: mine.askedBy };
}

describe('the parcels of a sender that look for a carrier', () => {
  let sender: Person;
  let other: Person;

  beforeAll(async () => {
    [sender, other] = [await personWithMoney(world, { NGN: 200_000 }), await carrier(world)];
  });

  it('stand there from the first minute, newest first, for their sender alone', async () => {
    const ids = [await wantedParcel(world, sender.id), await wantedParcel(world, sender.id)];
    expect(await idsFor(sender)).toEqual([...ids].reverse());
    expect(await idsFor(other)).toEqual([]);
    const [newest] = await listFor(sender);
    expect(newest).toMatchObject({
      package: { id: ids[1], status: 'open', price: 6000, secrets: { charge: 500 } },
      seenBy: 0,
      askedBy: 0,
      search: null,
    });
  });

  it('say how many people have opened them: each once, and not the sender', async () => {
    const id = await wantedParcel(world, sender.id);
    const third = await carrier(world);
    await Promise.all([open(other, id), open(other, id), open(third, id), open(sender, id)]);
    await open(other, id);
    expect(await interestIn(sender, id)).toEqual({ seenBy: 2, askedBy: 0 });
    await world.db`update timeline_view set created_at = now() - interval '31 days' where user_id = ${third.id}`;
    await forgetOldViews.handle(world.node.context, {} as never);
    expect(await interestIn(sender, id), 'who looked a month ago').toEqual({ seenBy: 1, askedBy: 0 });
  });

  it('say how many wait for an answer, once each, whatever fee they name; nobody who was muted', async () => {
    const id = await wantedParcel(world, sender.id);
    const [third, muted] = [await carrier(world), await carrier(world)];
    const orderId = (await offer(other, id)).result.id;
    await nameFee(other, { packageId: id, to: sender.id }, 7000);
    await nameFee(third, { packageId: id, to: sender.id }, 8000);
    await offer(muted, id);
    expect(await interestIn(sender, id), 'who asks has seen it').toEqual({ seenBy: 3, askedBy: 3 });
    await sender.call(updateUser, { body: { mutedUserId: muted.id } });
    expect(await interestIn(sender, id)).toEqual({ seenBy: 3, askedBy: 2 });
    await takeBack(other, orderId);
    await world.db`update negotiation set open_until = now() where package_id = ${id}`;
    expect(await interestIn(sender, id)).toEqual({ seenBy: 3, askedBy: 0 });
  });

  it('leave the list when they have a carrier or are taken down; a booking was never in it', async () => {
    const id = await wantedParcel(world, sender.id);
    const orderId = (await offer(other, id)).result.id;
    expect(await idsFor(sender)).toContain(id);
    await moveTo(sender, orderId, 'Accepted');
    expect(await idsFor(sender)).not.toContain(id);
    const trip = (await offerTrip(other)).result;
    const booked = (await book(sender, trip)).result.id;
    expect(await idsFor(sender)).not.toContain(booked);
  });

  it('stay for a week after nobody took them', async () => {
    const id = await wantedParcel(world, sender.id);
    await world.db`update timeline_item set ship_date = ${dayIn(-1)} where id = ${id}`;
    await expirePackages(world.node.context);
    const find = async () => (await listFor(sender)).find((one) => one.package.id === id);
    expect(await find()).toMatchObject({ package: { status: 'expired' } });
    await world.db`update timeline_item set ship_date = ${dayIn(-8)} where id = ${id}`;
    expect(await find()).toBeUndefined();
  });

  it('say how the search for a rider goes', async () => {
    await clearStreets(world);
    const near = await riderAt(world, 1);
    const { id } = (await sendExpress(sender)).result;
    const searchOf = async () => (await listFor(sender)).find((one) => one.package.id === id)?.search;
    expect(await searchOf()).toEqual({ state: 'idle', ringsUntil: null, rung: 0 });
    await ringFor(sender, id, [near]);
    expect(await searchOf()).toEqual({ state: 'ringing', ringsUntil: expect.any(String), rung: 1 });
    await ringingEnds(world, id);
    expect(await searchOf()).toEqual({ state: 'nobody', ringsUntil: null, rung: 1 });
  });

  it('are found by the day they were posted on and by their id, page by page', async () => {
    const person = await personWithMoney(world, { NGN: 100_000 });
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.unshift(await wantedParcel(world, person.id));
    await world.db`update timeline_item set created_at = '2026-03-01T23:30:00Z' where id = ${ids[4] ?? ''}`;
    const march = { startDate: '2026-03-02', endDate: '2026-03-02' };
    expect(await idsFor(person, { ...march, timeZone: 'Africa/Lagos' })).toEqual([ids[4]]);
    expect(await idsFor(person, { ...march, timeZone: 'UTC' })).toEqual([]);
    expect(await idsFor(person, { relatedTimelineItemid: ids[2] })).toEqual([ids[2]]);
    const paged = await allPages(
      async (cursor) => (await person.call(listMyPackages, { query: { limit: 2, ...cursor } })).result,
    );
    expect(paged.map(({ package: { id } }) => id)).toEqual(ids);
    expect(await idsFor(person, { skip: 3 })).toEqual(ids.slice(3));
    expect((await person.call(listMyPackages, { query: { cursor: 'nonsense' } })).problem.code).toBe('invalid_input');
  });
});
